import type { ShopConfig } from "@taanka/shop-config";

/** Absolute path of the module that SHOP_CONFIG names; undefined for the repository's own shop. */
export const shopFile: string | undefined;
/** The shop that the storefront is built for. */
export const shop: ShopConfig;
