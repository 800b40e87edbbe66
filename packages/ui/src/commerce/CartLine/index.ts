export { CartLine, type CartLineProps } from "./CartLine";
export type { CartLineMessages } from "./messages";
