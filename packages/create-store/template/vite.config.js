import { readFileSync } from "node:fs";
import { kitStyles } from "@taanka/ui/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { brand, mode } from "./src/brand.ts";
import shop from "./src/shop.json" with { type: "json" };

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** What search engines show below the page's title. */
const description = shop.description && {
  ...{ tag: "meta", injectTo: "head" },
  attrs: { name: "description", content: shop.description },
};

/** The page's title, language and colours before the first script runs. */
const sayShop = {
  name: "say-shop",
  transformIndexHtml: (html) => ({
    html: html
      .replace("<title></title>", () => `<title>${escaped(shop.name)}</title>`)
      .replace('lang="en"', `lang="${shop.languages[0]}"`)
      .replace('mode="system"', `mode="${mode}"`),
    tags: [
      { tag: "style", children: brand.css, injectTo: "head" },
      ...(description ? [description] : []),
    ],
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

/** A language is offered once its texts stand in the table of `src/language.ts`. */
const warnOfLanguages = {
  name: "warn-of-languages",
  configResolved({ logger }) {
    const table = readFileSync(new URL("src/language.ts", import.meta.url), "utf8");
    for (const tag of shop.languages) {
      if (table.includes(`"${tag}":`)) continue;
      logger.warn(
        `src/shop.json names ${tag}, and the table in src/language.ts has no such language.`,
      );
    }
  },
};

export default defineConfig({
  // The shop's folder at its address: "/shop/" for https://example.com/shop/.
  base: "/",
  // kitStyles: the page loads the styles of the components that it imports, and no others.
  plugins: [react(), kitStyles(), sayShop, warnOfColors, warnOfCharges, warnOfLanguages],
  // Fonts and pictures stay files: a Content-Security-Policy then needs no `data:` for them.
  build: { assetsInlineLimit: 0 },
});
