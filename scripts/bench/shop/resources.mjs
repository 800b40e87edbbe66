import { launchBrowser } from "./browser.mjs";
import { openShop } from "./open.mjs";

/** The first call makes it, later ones get the same. */
function once(make) {
  let made;
  const get = () => {
    made ??= make();
    return made;
  };
  return { get, made: () => made };
}

/** A shop and a browser that the groups share, each started when the first one needs it. */
export function shopResources() {
  const shop = once(openShop);
  const browser = once(launchBrowser);
  return {
    shop: shop.get,
    browser: browser.get,
    async close() {
      await (await browser.made())?.close();
      await (await shop.made())?.close();
    },
  };
}
