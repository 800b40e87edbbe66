import shop from "./shop.json";

/** A page's title: what the page is, and whose. */
export const titleOf = (page: string) => `${page} | ${shop.name}`;
