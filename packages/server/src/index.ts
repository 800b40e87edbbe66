export { type RunOptions, runShop } from "./run.js";
export type { MakePages } from "./shop.js";
export type { PageOptions } from "./storefront.js";
