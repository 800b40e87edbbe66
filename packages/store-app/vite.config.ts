import type { ShopConfig } from "@taanka/shop-config";
import { kitStyles } from "@taanka/ui/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** What of the kit home, listings and products share. */
const browsing = [
  "commerce/((Badge|Price|ProductCard|ProductGrid|Rating|WishlistHeart)/|money|pictureRules)",
  "layout",
  "typography",
  "sections/(SectionHeader|MessageFrame|ListingFrame)",
  "navigation/(Breadcrumbs|Tabs)",
  "feedback/(Skeleton|ErrorState|EmptyState|StitchDrawing)",
  "controls/(Button|IconButton|Field|Choice|useActionGuard)",
  "icons",
  "utils",
].join("|");

/** The menu and the question for a colour, which come when the browser is idle, and what they stand on. */
const dialogs = [
  "ui/dist/overlays/(Panel|Dialog|Drawer|ConfirmDialog)/",
  "ui/dist/navigation/MobileMenu/",
  "src/parts/(Menu|ChooseColorDialog)\\.",
  "node_modules/(@radix-ui|aria-hidden)/",
].join("|");

/**
 * What every page loads is one file, what home, listings and products share a second, their dialogs
 * a third. Few files compress better than many small ones, and a slow network is waited for less often.
 */
const codeSplitting = {
  groups: [
    // The script in the head stands alone: it runs before any module does.
    { name: "shell", tags: ["$initial" as const], priority: 2, test: /^(?!.*earlyEvents)/ },
    {
      name: "browsing",
      priority: 1,
      minShareCount: 2,
      test: new RegExp(
        `ui/dist/(${browsing})/?|src/(app|parts/ShopCard|seo|screens/not-found|routing/useSearchChoice|data/(card|colors|pictures|wishlist|errors|product))`,
      ),
    },
    { name: "dialogs", test: new RegExp(dialogs) },
  ],
};

/**
 * React Router's modules as a bundler can take from: without development's warnings, and without
 * what nobody imports. Its components are made by calls that say nowhere that they do nothing else.
 */
function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace("var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;")
          .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, "")
          .replaceAll(
            /^var \w+ = (?=React\d*\.(?:forwardRef|createContext)\()/gm,
            "$&/* @__PURE__ */ ",
          ),
        map: null,
      }),
    },
  };
}

/** Another shop's file may take the place of this repository's, as for the API: a built module. */
const shopModule = process.env.SHOP_CONFIG;
const { shop }: { shop: ShopConfig } = await import(shopModule ?? "@taanka/shop-config");
const { brand } = shop.theme;

const alias = [
  ...(shopModule ? [{ find: /^@taanka\/shop-config$/, replacement: shopModule }] : []),
  { find: "#brand/fonts.css", replacement: `@taanka/ui/fonts/${brand}.css` },
  {
    find: "#brand/styles.css",
    // The kit's first brand is part of its foundation.
    replacement:
      brand === "taanka" ? "@taanka/ui/styles.css" : `@taanka/ui/styles/brand-${brand}.css`,
  },
];

export default defineConfig(({ command, isSsrBuild }) => {
  // Builds are for production, whatever the environment of who builds says.
  if (command === "build") process.env.NODE_ENV = "production";
  return {
    // Builds use the kit and the client as published; development runs them from source.
    plugins:
      command === "serve"
        ? [react(), vanillaExtractPlugin()]
        : [react(), kitStyles(), leanRouter()],
    appType: "custom",
    publicDir: isSsrBuild ? false : "public",
    // The server renders with React's production build, whatever NODE_ENV it runs under.
    define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
    resolve: {
      alias,
      ...(command === "serve" && {
        conditions: ["@taanka/source", "module", "browser", "development|production"],
      }),
    },
    ssr: {
      noExternal: command === "build" ? true : undefined,
      resolve:
        command === "serve"
          ? { conditions: ["@taanka/source", "module", "node", "development|production"] }
          : {},
    },
    build: {
      target: "es2022",
      manifest: isSsrBuild ? false : "manifest.json",
      // Files of an earlier build stay: a shop that is running still serves them.
      emptyOutDir: isSsrBuild === true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: isSsrBuild
        ? { output: { entryFileNames: "entry.js" } }
        : {
            input: ["src/entry-client.tsx", "src/hydration/earlyEvents.ts"],
            output: { codeSplitting },
          },
    },
  };
});
