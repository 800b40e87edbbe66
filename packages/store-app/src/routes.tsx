import type { Prefetch, RouteDefinition } from "./app/routing";
import { type Screen, screen } from "./app/screen";

type Kind = Pick<RouteDefinition, "module" | "screen"> & Partial<RouteDefinition>;

const route = (
  path: string,
  { layout = "shop", access = "open", ...rest }: Kind,
): RouteDefinition => ({
  path,
  layout,
  access,
  ...rest,
});

const lazyScreen = (
  module: string,
  load: Parameters<typeof screen>[0],
): { module: string; screen: Screen } => ({
  module: `src/screens/${module}.tsx`,
  screen: screen(load),
});

const home: Kind = {
  ...lazyScreen("home/HomeScreen", () => import("./screens/home/HomeScreen")),
  loadPrefetch: async () => (await import("./screens/home/prefetchHome")).prefetchHome,
  overlayHeader: true,
};
const listing: Kind = {
  ...lazyScreen("listing/ListingScreen", () => import("./screens/listing/ListingScreen")),
  loadPrefetch: async () => (await import("./screens/listing/prefetchListing")).prefetchListing,
};
const product: Kind = {
  ...lazyScreen("product/ProductScreen", () => import("./screens/product/ProductScreen")),
  loadPrefetch: async () => (await import("./screens/product/prefetchProduct")).prefetchProduct,
};
const bare = { layout: "bare" } as const;
const own = { access: "login" } as const;
const checkout = { layout: "checkout", access: "login" } as const;
const redirectTo = (redirect: string) => ({
  loadPrefetch: async (): Promise<Prefetch> => async () => ({ redirect, status: 301 }),
});

const notFound = lazyScreen(
  "not-found/NotFoundScreen",
  () => import("./screens/not-found/NotFoundScreen"),
);
const orderHistory = lazyScreen(
  "order-history/OrderHistoryScreen",
  () => import("./screens/order-history/OrderHistoryScreen"),
);

const profile = {
  ...lazyScreen("profile/ProfileScreen", () => import("./screens/profile/ProfileScreen")),
  ...own,
};
const placeholder = lazyScreen(
  "placeholder/PlaceholderScreen",
  () => import("./screens/placeholder/PlaceholderScreen"),
);
const information = lazyScreen(
  "information/InformationScreen",
  () => import("./screens/information/InformationScreen"),
);

/** What every address of the shop shows. The first match counts. */
export const routes: readonly RouteDefinition[] = [
  route("/", home),
  ...[
    "/view-all",
    "/view-all/search",
    "/view-all/category/:categoryId",
    "/view-all/subcategory/:subcategoryId",
    "/view-all/brand/:brandId",
    "/view-all/campaign/:campaignId",
    "/view-all/:sectionName",
    "/mostly-bought",
    "/mostlybought",
    "/category/:categoryId",
    "/subcategory/:subcategoryId",
  ].map((path) => route(path, listing)),
  route("/product/:id", product),
  route("/login", {
    ...lazyScreen("login/LoginScreen", () => import("./screens/login/LoginScreen")),
    ...bare,
  }),
  route("/register", {
    ...lazyScreen("register/RegisterScreen", () => import("./screens/register/RegisterScreen")),
    ...bare,
  }),
  route("/otp", {
    ...lazyScreen("otp/OtpScreen", () => import("./screens/otp/OtpScreen")),
    ...bare,
  }),
  route("/wishlist", {
    ...lazyScreen("wishlist/WishlistScreen", () => import("./screens/wishlist/WishlistScreen")),
    ...own,
  }),
  route("/cart", {
    ...lazyScreen("cart/CartScreen", () => import("./screens/cart/CartScreen")),
    ...own,
  }),
  route("/payment", {
    ...lazyScreen("payment/PaymentScreen", () => import("./screens/payment/PaymentScreen")),
    ...checkout,
  }),
  route("/order-confirmation", {
    ...lazyScreen(
      "order-confirmation/OrderConfirmationScreen",
      () => import("./screens/order-confirmation/OrderConfirmationScreen"),
    ),
    ...checkout,
  }),
  route("/order-history", { ...orderHistory, ...own, ...redirectTo("/orderhistory") }),
  route("/orderhistory", { ...orderHistory, ...own }),
  route("/orders/:orderId", {
    ...lazyScreen(
      "order-detail/OrderDetailScreen",
      () => import("./screens/order-detail/OrderDetailScreen"),
    ),
    ...own,
  }),
  route("/profile", profile),
  route("/profile/edit", profile),
  route("/savedaddress", {
    ...lazyScreen(
      "saved-address/SavedAddressScreen",
      () => import("./screens/saved-address/SavedAddressScreen"),
    ),
    ...own,
  }),
  ...["/orders", "/tbyb", "/settings", "/helpcenter", "/try-before"].map((path) =>
    route(path, { ...placeholder, ...own }),
  ),
  ...["/terms", "/privacy", "/returns", "/faq"].map((path) => route(path, information)),
];

/** Shown at every other address, with status 404. */
export const notFoundRoute: RouteDefinition = route("*", notFound);
