// The shop that the storefront is built for: that of the module which SHOP_CONFIG names, else this
// repository's own.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { defineShop } from "@taanka/shop-config/check";

const given = process.env.SHOP_CONFIG;

/** Absolute path of the module; undefined for the repository's own shop. */
export const shopFile = given ? path.resolve(given) : undefined;

const module = await import(shopFile ? pathToFileURL(shopFile).href : "@taanka/shop-config");

/** Checked, so that a mistake in the file ends the build with its place. */
export const shop = defineShop(module.shop);
