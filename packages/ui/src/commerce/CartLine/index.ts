export { CartLine } from "./CartLine";
export type { CartLineMessages } from "./messages";
export type { CartLineProps } from "./types";
