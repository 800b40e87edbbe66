export type { Brand } from "./defaults";
export { kora } from "./kora";
export { neel } from "./neel";
export { taanka } from "./taanka";
