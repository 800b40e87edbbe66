import { launchBrowser } from "./browser.mjs";
import { openShop } from "./open.mjs";
import { measureSlowdown } from "./slowdown.mjs";

/** The first call makes it, later ones get the same. */
function once(make) {
  let made;
  const get = () => {
    made ??= make();
    return made;
  };
  return { get, made: () => made };
}

/**
 * A shop and a browser that the groups share, each started when the first one needs it, and how many
 * times a phone's processor is slower than this machine: as asked, or as measured.
 */
export function shopResources({ slowdown: asked }) {
  const shop = once(openShop);
  const browser = once(launchBrowser);
  const slowdown = once(async () => asked ?? measureSlowdown(await browser.get()));
  return {
    shop: shop.get,
    browser: browser.get,
    slowdown: slowdown.get,
    async close() {
      await (await browser.made())?.close();
      await (await shop.made())?.close();
    },
  };
}
