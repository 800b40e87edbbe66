import { pathToFileURL } from "node:url";
import { shop as ownShop, type ShopConfig } from "@taanka/shop-config";
import { defineShop, ShopConfigError } from "@taanka/shop-config/check";
import { ConfigError } from "./config.js";

async function importShop(path: string): Promise<unknown> {
  try {
    const module: { shop?: unknown } = await import(pathToFileURL(path).href);
    return module.shop;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(`SHOP_CONFIG names ${path}, which can't be loaded: ${reason}`, { cause });
  }
}

/**
 * The shop that the API works for.
 *
 * @param path - absolute path of a built module whose `shop` export takes the place of this
 *   repository's own shop
 * @throws ConfigError when there is no such module or its shop is not right
 */
export async function loadShop(path: string | undefined): Promise<ShopConfig> {
  if (path === undefined) return ownShop;
  try {
    return defineShop(await importShop(path));
  } catch (error) {
    if (!(error instanceof ShopConfigError)) throw error;
    throw new ConfigError(`SHOP_CONFIG names ${path}. ${error.message}`, { cause: error });
  }
}
