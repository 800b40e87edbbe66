import { kitStyles } from "@taanka/ui/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { brand } from "./src/brand.ts";
import shop from "./src/shop.json" with { type: "json" };

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The page's title, language and colours before the first script runs. */
const sayShop = {
  name: "say-shop",
  transformIndexHtml: (html) => ({
    html: html
      .replace("<title></title>", () => `<title>${escaped(shop.name)}</title>`)
      .replace('lang="en"', `lang="${shop.languages[0]}"`),
    tags: [{ tag: "style", children: brand.css, injectTo: "head" }],
  }),
};

/** Colours that nobody reads are told of, each once; the shop is built all the same. */
const warnOfColors = {
  name: "warn-of-colors",
  configResolved({ logger }) {
    const errors = brand.problems.filter(({ severity }) => severity === "error");
    const paths = new Set(errors.map(({ path }) => path));
    for (const one of paths) logger.warn(errors.find(({ path }) => path === one).message);
  },
};

/** What an API charges has to be in the shop's file: it refuses an order of another total. */
const warnOfCharges = {
  name: "warn-of-charges",
  configResolved({ logger }) {
    if (!shop.api || (shop.taxRate !== null && shop.shipping !== null)) return;
    logger.warn(
      "src/shop.json has no taxRate or no shipping: an API that charges any refuses orders.",
    );
  },
};

// kitStyles: the page loads the styles of the components that it imports, and no others.
export default defineConfig({
  plugins: [react(), kitStyles(), sayShop, warnOfColors, warnOfCharges],
});
