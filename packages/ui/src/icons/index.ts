export * from "./actions";
export * from "./arrows";
export type { IconProps } from "./drawIcon";
export * from "./frame";
export * from "./people";
export * from "./playback";
export * from "./shop";
export * from "./social";
export * from "./status";
