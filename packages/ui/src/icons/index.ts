export * from "./actions";
export * from "./arrows";
export type { IconProps } from "./drawIcon";
export * from "./people";
export * from "./shop";
export * from "./social";
export * from "./status";
