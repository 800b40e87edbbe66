import type { Plugin } from "vite";

/** Parts of paths below a folder, each a regular expression. */
const under = (folder: string, ...parts: string[]) => parts.map((part) => `${folder}${part}`);
const not = (...parts: string[]) => `(?!${parts.join("|")})`;

/** Of the query cache, what lists alone need. */
const severalQueries = under("@tanstack/.*/", "queriesObserver\\.js", "useQueries\\.js");
/** And what reviews alone need, which come later. */
const pagedQueries = under("@tanstack/.*/", "infiniteQueryObserver\\.js", "useInfiniteQuery\\.js");

/** Of the API, what pages ask for that few open (orders, addresses, reviews and the like), and what names all. */
const laterCalls = under(
  "packages/api-client/dist/",
  "index\\.js",
  "contract/index\\.js",
  ...under("client/", "orders\\.js", "addresses\\.js", "partners\\.js", "reviews\\.js"),
  ...under(
    "client/",
    "saved\\.js",
    "size-charts\\.js",
    "search\\.js",
    "coupons\\.js",
    "pincodes\\.js",
  ),
  ...under("contract/", "order\\.js", "return\\.js", "address\\.js", "partner\\.js"),
  ...under(
    "contract/",
    "saved\\.js",
    "review\\.js",
    "size-chart\\.js",
    "search\\.js",
    "coupon\\.js",
  ),
  "contract/pincode\\.js",
);

/** What every page loads: the libraries and the frame. */
const frame = [
  ...under("node_modules/", "react", "scheduler", "valibot", "ky"),
  `node_modules/${not(...severalQueries, ...pagedQueries)}@tanstack`,
  ...under(`${not(...laterCalls)}packages/`, "api-client/", "shop-config/"),
  ...under("ui/dist/", "theme", "styles", "sections/PageShell"),
  ...under("ui/dist/navigation/", "BrandMark", "Breadcrumbs", "Site", "Skip"),
  ...under("ui/dist/feedback/", "EmptyState", "ErrorState", "PageLoader", "StitchDrawing"),
  ...under("ui/dist/feedback/", "Toaster/ToastProvider", "TopLoadingBar"),
  "src/entry-client",
];

/**
 * What home, listings and products show, or two of them: a file that home lacks would be one more for
 * a slow network to wait for.
 */
const cards = under(
  "ui/dist/",
  ...under("commerce/", "Badge/", "Price/", "ProductCard/", "ProductGrid/", "Rating/"),
  ...under("commerce/", "WishlistHeart/", "money"),
  `layout/${not("Columns/")}`,
  ...under("typography/", "Eyebrow", "Heading", "Prose", "Text"),
  ...under("sections/", "MessageFrame", "SectionHeader"),
  "navigation/Tabs",
  "feedback/Skeleton",
  ...under("controls/", "Button", "Field/Field\\.", "Field/FieldGroup\\.", "useActionGuard"),
  `icons/${not("account")}`,
  "tokens",
  `utils/${not("dragToClose")}`,
);

/** And what the storefront shows them with. */
const shownByStorefront = under(
  "src/",
  ...under("components/", "ShopCard", "SampleCard", "cardSkeletons"),
  "texts/lookup",
  ...under("routing/", "useSearchChoice", "usePageAddress"),
  ...under("data/", "card", "colors", "pictures", "price", "wishlist", "errors", "product"),
  "data/samples",
  "seo/structuredData",
);

/** Of forms, which want neither lists nor dialogs with it. */
const textField = under("ui/dist/controls/", "TextField", "Field/FieldBox");

/**
 * Of lists: their frame, order, filters, chips and next page, and that there is none. Reviews and wishes
 * have them too.
 */
const lists = [
  ...severalQueries,
  ...under("ui/dist/", "sections/ListingFrame", "controls/Select", "controls/Chip"),
  ...under(
    "ui/dist/commerce/",
    "SortSelect",
    "ActiveFilterChips",
    "FilterPanel/Filter(Button|Fields)",
  ),
  "ui/dist/navigation/Pagination",
  "src/screens/not-found",
];

/** Of what is bought, on its page and in the cart, and the rows of cards below it. */
const buying = [
  ...under("ui/dist/", "controls/QuantityStepper/", "sections/ProductFrame/"),
  ...under("ui/dist/commerce/", "BuyBar/", "SizeSelector/", "ColorSwatches/", "Gallery/"),
  "ui/dist/commerce/DeliveryPromise/",
  ...under("src/", "data/coupons", "components/CardsSection"),
];

/** Toasts and the question for a colour, which come when the browser is idle, and what they stand on. */
const dialogs = [
  ...under("ui/dist/overlays/", "Panel/", "Dialog/", "Drawer/", "ConfirmDialog/"),
  ...under("ui/dist/", "utils/dragToClose", "feedback/Toaster/"),
  ...under("src/", "components/ChooseColorDialog\\.", "app/Toasts\\."),
  ...under("node_modules/", "@radix-ui/", "aria-hidden/"),
];

/** The search panel, which comes after them. */
const search = [
  ...under("ui/dist/", "commerce/SearchPanel/", "controls/SearchField/", "controls/Busy/"),
  ...under("src/", "components/Search\\.", "components/search/", "data/search"),
];

/**
 * What the cart, the orders, the account and forms share. As the bundler splits it by itself a cart is
 * thirty-four files, most of a function or two. A file holds what is asked for together; a group takes along
 * what it imports, so what others want as well comes first.
 */
const sharedByScreens = {
  notice: ["ui/dist/feedback/Notice/"],
  choice: under("ui/dist/controls/", "Choice/", "CheckboxGroup/", "Checkbox/"),
  phone: ["src/data/phone\\.", "ui/dist/commerce/phoneInGroups\\."],
  rows: under("src/components/", "besideFocus\\.", "rescueFocus\\.", "toasts\\."),
  pincodes: [
    "src/data/pincode\\.",
    ...under("api-client/dist/", "client/pincodes\\.", "contract/pincode\\."),
  ],
  digits: under("ui/dist/controls/", "DigitsField/", "PhoneField/", "PincodeField/"),
  forms: [
    ...under("ui/dist/commerce/", "useFormCheck\\.", "useFormValues\\."),
    "ui/dist/controls/ErrorSummary/",
  ],
  orders: [
    ...under("src/data/", "orders\\.", "orderStatus\\.", "offlineCopy\\.", "useOfflineCopy\\."),
    "api-client/dist/client/orders\\.",
    ...under("api-client/dist/contract/", "order\\.", "return\\.", "address\\."),
    "ui/dist/commerce/dates\\.",
  ],
  account: [
    ...under("src/components/", "AccountPage\\.", "StaleNotice\\.", "OrderProblem\\."),
    ...under(
      "src/",
      "components/OrderSubpage\\.",
      "session/useLogout\\.",
      "routing/useReturnTo\\.",
    ),
    ...under("ui/dist/", "navigation/AccountMenu/", "sections/AccountFrame/", "icons/account"),
  ],
  addresses: [
    "src/data/addresses\\.",
    "api-client/dist/client/addresses\\.",
    "ui/dist/commerce/AddressCard/",
  ],
  "address-form": [
    ...under("src/", "components/NewAddressForm\\.", "data/newAddress\\.", "data/pincodeStates\\."),
    "ui/dist/commerce/AddressForm/",
  ],
  amounts: [
    ...under("src/", "data/cartLines\\.", "data/orderAmounts\\.", "components/OrderAmounts\\."),
    "ui/dist/commerce/PriceSummary/",
  ],
  checkout: [
    ...under("src/", "data/cartCoupons\\.", "components/DeliveryDay\\."),
    ...under("src/screens/cart/", "useCartSelection\\.", "useCheckoutSteps\\."),
    ...under("ui/dist/", "navigation/StepIndicator/", "sections/CheckoutFrame/"),
  ],
  "order-summary": ["ui/dist/commerce/OrderSummary/"],
};

/**
 * Few files and few sheets: they pack better than many small ones (two sheets as one, a tenth), and a
 * slow network is waited for less often. The frame and what cards need are the entry's own file.
 */
const files: { name: string; priority?: number; modules: string[] }[] = [
  { name: "shell", priority: 2, modules: [...frame, ...cards, ...shownByStorefront] },
  { name: "text-field", priority: 1, modules: textField },
  { name: "lists", priority: 1, modules: lists },
  { name: "buying", priority: 1, modules: buying },
  { name: "dialogs", priority: 1, modules: dialogs },
  ...Object.entries(sharedByScreens).map(([name, modules]) => ({ name, priority: 1, modules })),
  { name: "search", modules: search },
];

/** Which modules stand in a file together; the bundler decides about the rest. */
export const codeSplitting = {
  groups: files.map(({ modules, ...file }) => ({ ...file, test: new RegExp(modules.join("|")) })),
};

/** Fails a build in which a module that a file is to hold has got another name, or is gone. */
export const findsEveryModule = (): Plugin => ({
  name: "taanka:finds-every-module",
  generateBundle() {
    const ids = [...this.getModuleIds()];
    const isMissing = (module: string) => {
      const pattern = new RegExp(module);
      return !ids.some((id) => pattern.test(id));
    };
    const named = [...files.flatMap(({ modules }) => modules), ...laterCalls, ...pagedQueries];
    const missing = named.filter(isMissing);
    if (missing.length > 0)
      this.error(`No module is where codeSplitting.ts looks for it: ${missing.join(", ")}`);
  },
});
