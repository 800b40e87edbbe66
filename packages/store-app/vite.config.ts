import type { ShopConfig } from "@taanka/shop-config";
import { kitStyles } from "@taanka/ui/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Of the query cache, what lists alone need. */
const severalQueries = "@tanstack/.*/(queriesObserver|useQueries)\\.js";
/** And what reviews alone need, which come later. */
const pagedQueries = "@tanstack/.*/(infiniteQueryObserver|useInfiniteQuery)\\.js";

/** Of the API, what pages ask for that few open (orders, addresses, reviews and the like), and what names all. */
const laterCalls =
  "packages/api-client/dist/(index|(client|contract)/(index|orders?|returns?|address(es)?|partners?|reviews?|size-charts?|search|coupons?|pincodes?))\\.js";

/** What every page loads: the libraries and the frame. */
const frame = [
  `node_modules/(react|scheduler|(?!${severalQueries}|${pagedQueries})@tanstack|valibot|ky)`,
  `(?!${laterCalls})packages/(api-client|shop-config)/`,
  "ui/dist/(theme|styles|navigation/(BrandMark|Breadcrumbs|Site|Skip)|sections/PageShell)",
  "ui/dist/feedback/(EmptyState|ErrorState|PageLoader|StitchDrawing|Toaster/ToastProvider|TopLoadingBar)",
  "src/entry-client",
].join("|");

/**
 * What home, listings and products show, or two of them: a file that home lacks would be one more for
 * a slow network to wait for.
 */
const cards = [
  "commerce/((Badge|Price|ProductCard|ProductGrid|Rating|WishlistHeart)/|money)",
  "layout/(?!Columns/)",
  "typography/(Eyebrow|Heading|Prose|Text)",
  "sections/(MessageFrame|SectionHeader)",
  "navigation/Tabs",
  "feedback/Skeleton",
  "controls/(Button|Field/Field(Group)?\\.|useActionGuard)",
  "icons/(?!account)",
  "tokens",
  "utils/(?!dragToClose)",
].join("|");

/** Toasts and the question for a colour, which come when the browser is idle, and what they stand on. */
const dialogs = [
  "ui/dist/overlays/(Panel|Dialog|Drawer|ConfirmDialog)/",
  "ui/dist/utils/dragToClose",
  "ui/dist/feedback/Toaster/",
  "src/(components/ChooseColorDialog|app/Toasts)\\.",
  "node_modules/(@radix-ui|aria-hidden)/",
].join("|");

/** The search panel, which comes after them. */
const search = [
  "ui/dist/(commerce/SearchPanel|controls/(SearchField|Busy))/",
  "src/(components/Search\\.|components/search/|data/search)",
].join("|");

/**
 * What the cart, the orders, the account and forms share. As the bundler splits it by itself a cart is
 * thirty-four files, most of a function or two. A file holds what is asked for together; a group takes along
 * what it imports, so what others want as well comes first.
 */
const sharedByScreens = {
  notice: "ui/dist/feedback/Notice/",
  choice: "ui/dist/controls/Choice/",
  phone: "src/data/phone\\.|ui/dist/commerce/phoneInGroups\\.",
  rows: "src/components/(besideFocus|rescueFocus|toasts)\\.",
  pincodes: "src/data/pincode\\.|api-client/dist/(client|contract)/pincodes?\\.",
  digits: "ui/dist/controls/(DigitsField|PhoneField|PincodeField)/",
  forms: "ui/dist/(commerce/useForm(Check|Values)|controls/ErrorSummary/focusField)\\.",
  orders:
    "src/data/(orders|orderStatus|offlineCopy|useOfflineCopy)\\.|api-client/dist/(client|contract)/(orders?|returns?|address)\\.|ui/dist/commerce/dates\\.",
  account:
    "src/(components/(AccountPage|StaleNotice|OrderProblem|OrderSubpage)|session/useLogout)\\.|ui/dist/(navigation/AccountMenu/|sections/AccountFrame/|icons/account)",
  addresses:
    "src/data/addresses\\.|api-client/dist/client/addresses\\.|ui/dist/commerce/AddressCard/",
  amounts:
    "src/(data/(cartLines|orderAmounts)|components/OrderAmounts)\\.|ui/dist/commerce/PriceSummary/",
  checkout:
    "src/(data/cartCoupons|screens/cart/(useCartSelection|useCheckoutSteps)|components/DeliveryDay)\\.|ui/dist/(navigation/StepIndicator|sections/CheckoutFrame)/",
  "order-summary": "ui/dist/commerce/OrderSummary/",
};

/**
 * Few files and few sheets: they pack better than many small ones (two sheets as one, a tenth), and a
 * slow network is waited for less often. The frame and what cards need are the entry's own file.
 */
const codeSplitting = {
  groups: [
    {
      name: "shell",
      priority: 2,
      test: new RegExp(
        `${frame}|ui/dist/(${cards})|src/(components/ShopCard|texts/lookup|routing/(useSearchChoice|usePageAddress)|data/(card|colors|pictures|price|wishlist|errors|product|samples)|seo/structuredData|components/(SampleCard|cardSkeletons)|screens/not-found)`,
      ),
    },
    // Of forms, which want neither lists nor dialogs with it.
    { name: "text-field", priority: 1, test: /ui\/dist\/controls\/(TextField|Field\/FieldBox)/ },
    // Of lists: their frame, order, filters, chips and next page. Reviews and wishes have them too.
    {
      name: "lists",
      priority: 1,
      test: new RegExp(
        `${severalQueries}|ui/dist/(sections/ListingFrame|controls/(Select|Chip)|commerce/(SortSelect|ActiveFilterChips|FilterPanel/FilterButton)|navigation/Pagination)`,
      ),
    },
    // Of what is bought, on its page and in the cart, and the rows of cards below it.
    {
      name: "buying",
      priority: 1,
      test: /ui\/dist\/(controls\/QuantityStepper|commerce\/(BuyBar|SizeSelector|ColorSwatches|Gallery|DeliveryPromise)|sections\/ProductFrame)\/|src\/(data\/coupons|components\/CardsSection)/,
    },
    { name: "dialogs", priority: 1, test: new RegExp(dialogs) },
    ...Object.entries(sharedByScreens).map(([name, modules]) => ({
      name,
      priority: 1,
      test: new RegExp(modules),
    })),
    { name: "search", test: new RegExp(search) },
  ],
};

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

/**
 * Lets the bundler leave out what the shop does not use of the router, and the router's warnings for
 * developers: `docs/decisions/019-the-router-without-what-nobody-uses.md`.
 */
const shakeRouter = (): Plugin => ({
  name: "taanka:shake-router",
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) =>
      code
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1")
        .replace(/^\w+\.displayName = ".*";$/gm, "")
        .replace("var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;"),
  },
});

/**
 * Has browsers that know it compile a screen or a dialog ahead, off the main thread, and not within the
 * touch that opens it: `docs/decisions/023-code-compiled-before-the-touch.md`. The entry holds the
 * libraries, of which a page calls a part.
 */
const compileAhead = (): Plugin => ({
  name: "taanka:compile-ahead",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && !file.isEntry)
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});

export default defineConfig(({ command, isSsrBuild }) => {
  // Builds are for production, whatever the environment of who builds says.
  if (command === "build") process.env.NODE_ENV = "production";
  return {
    // Builds use the kit and the client as published; development runs them from source.
    plugins:
      command === "serve"
        ? [react(), vanillaExtractPlugin()]
        : [react(), kitStyles(), shakeRouter(), !isSsrBuild && compileAhead()],
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
      // The oldest that the kit promises (docs/guides/release.md): fewer rules are said twice.
      cssTarget: ["chrome120", "firefox121", "safari16.4"],
      manifest: isSsrBuild ? false : "manifest.json",
      // Files of an earlier build stay: a shop that is running still serves them.
      emptyOutDir: isSsrBuild === true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Half a kilobyte less of script than by the bundler itself, for seconds of a build. A `typeof` that
      // is rewritten is shorter, and packs worse.
      minify: isSsrBuild ? false : "terser",
      terserOptions: { ecma: 2020, compress: { passes: 3, inline: 1, typeofs: false } },
      rolldownOptions: isSsrBuild
        ? { output: { entryFileNames: "entry.js" } }
        : {
            input: ["src/entry-client.tsx", "src/hydration/head.ts"],
            output: {
              codeSplitting,
              // No module, for it has to run before the page's body is there.
              banner: ({ name }) => (name === "head" ? "(()=>{" : ""),
              footer: ({ name }) => (name === "head" ? "})();" : ""),
            },
          },
    },
  };
});
