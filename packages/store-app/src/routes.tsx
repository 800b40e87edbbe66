/*
 * What every address of the shop shows, and all that belongs to a page:
 *
 * - its address: a pattern in `patterns.ts`, a function in `paths.ts` where it has parameters
 * - its screen: `screens/<screen>/`, added to `screens` below; its words: `texts/<language>/`
 * - its data: `queries`, made of the factories in `data/<resource>.ts`. The server and a link ask for
 *   them before the page is shown (`routing/page.ts`); the screen reads the same with `useQuery`. What
 *   belongs to a person the screen asks for itself (`useAccountQuery`), behind `forSignedIn`
 * - what it reads of the query string: `search`; the server drops all else
 * - how long data is kept: `data/queryClient.ts`; rendered pages: `server/pageCache.ts`
 * - whether search engines are told of it: `server/crawlerFiles.ts`; whether a device caches it for
 *   when there is no network: `offline/cachedPages.ts`
 *
 * `routes.test.ts` finds an address without a page or a screen, and one that either list leaves out.
 */
import { sortOrders } from "@taanka/api-client/contract";
import { loadWhenIdle } from "@taanka/store/client";
import type { LayoutHandle } from "@taanka/store/react-router";
import { lazyScreen, page, RequireSignIn, RequireSignInOrCart } from "@taanka/store/react-router";
import { Navigate, type RouteObject } from "react-router-dom";
import { AwaitSession } from "./app/AwaitSession";
import { BareLayout, CheckoutLayout, RootLayout, ShopLayout } from "./app/layouts";
import { headerQueries } from "./components/headerQueries";
import { patterns, searchParameters } from "./paths";
import { homeQueries } from "./screens/home/queries";
import { listingQueries } from "./screens/listing/queries";
import { productQueries } from "./screens/product/queries";
import { wishSorts } from "./screens/wishlist/sorts";

const screens = {
  home: lazyScreen("home/HomeScreen", () => import("./screens/home/HomeScreen")),
  listing: lazyScreen("listing/ListingScreen", () => import("./screens/listing/ListingScreen")),
  product: lazyScreen("product/ProductScreen", () => import("./screens/product/ProductScreen")),
  login: lazyScreen("login/LoginScreen", () => import("./screens/login/LoginScreen")),
  register: lazyScreen(
    "register/RegisterScreen",
    () => import("./screens/register/RegisterScreen"),
  ),
  otp: lazyScreen("otp/OtpScreen", () => import("./screens/otp/OtpScreen")),
  wishlist: lazyScreen(
    "wishlist/WishlistScreen",
    () => import("./screens/wishlist/WishlistScreen"),
  ),
  cart: lazyScreen("cart/CartScreen", () => import("./screens/cart/CartScreen")),
  payment: lazyScreen("payment/PaymentScreen", () => import("./screens/payment/PaymentScreen")),
  orderConfirmation: lazyScreen(
    "order-confirmation/OrderConfirmationScreen",
    () => import("./screens/order-confirmation/OrderConfirmationScreen"),
  ),
  orderHistory: lazyScreen(
    "order-history/OrderHistoryScreen",
    () => import("./screens/order-history/OrderHistoryScreen"),
  ),
  orderDetail: lazyScreen(
    "order-detail/OrderDetailScreen",
    () => import("./screens/order-detail/OrderDetailScreen"),
  ),
  cancelOrder: lazyScreen(
    "order-cancel/CancelOrderScreen",
    () => import("./screens/order-cancel/CancelOrderScreen"),
  ),
  returnOrder: lazyScreen(
    "order-return/ReturnOrderScreen",
    () => import("./screens/order-return/ReturnOrderScreen"),
  ),
  invoice: lazyScreen("invoice/InvoiceScreen", () => import("./screens/invoice/InvoiceScreen")),
  editAddress: lazyScreen(
    "edit-address/EditAddressScreen",
    () => import("./screens/edit-address/EditAddressScreen"),
  ),
  partner: lazyScreen("partner/PartnerScreen", () => import("./screens/partner/PartnerScreen")),
  tryBefore: lazyScreen(
    "try-before/TryBeforeScreen",
    () => import("./screens/try-before/TryBeforeScreen"),
  ),
  profile: lazyScreen("profile/ProfileScreen", () => import("./screens/profile/ProfileScreen")),
  savedAddress: lazyScreen(
    "saved-address/SavedAddressScreen",
    () => import("./screens/saved-address/SavedAddressScreen"),
  ),
  placeholder: lazyScreen(
    "placeholder/PlaceholderScreen",
    () => import("./screens/placeholder/PlaceholderScreen"),
  ),
  information: lazyScreen(
    "information/InformationScreen",
    () => import("./screens/information/InformationScreen"),
  ),
  trackOrder: lazyScreen(
    "track-order/TrackOrderScreen",
    () => import("./screens/track-order/TrackOrderScreen"),
  ),
  offline: lazyScreen("offline/OfflineScreen", () => import("./screens/offline/OfflineScreen")),
  notFound: lazyScreen(
    "not-found/NotFoundScreen",
    () => import("./screens/not-found/NotFoundScreen"),
  ),
};

// What most people open next is there before they do.
for (const { handle } of [screens.listing, screens.product]) loadWhenIdle(handle.load);

const { query, sort, filter, color, page: pageNumber, order } = searchParameters;

const home = page(patterns.home, screens.home, { queries: homeQueries });

/** One screen for every list of products; the address says which. */
const listings = [
  patterns.viewAll,
  patterns.search,
  patterns.viewAllCategory,
  patterns.viewAllSubcategory,
  patterns.brand,
  patterns.campaign,
  patterns.section,
  patterns.mostlyBought,
  patterns.mostlyBoughtAlias,
  patterns.category,
  patterns.subcategory,
].map((path) =>
  page(path, screens.listing, {
    queries: listingQueries,
    search: { [query]: "any", [sort]: sortOrders, [filter]: "any", [pageNumber]: "any" },
  }),
);

const product = page(patterns.product, screens.product, {
  queries: productQueries,
  search: { [color]: "any" },
});

const information = [
  patterns.terms,
  patterns.privacy,
  patterns.shipping,
  patterns.returns,
  patterns.faq,
].map((path) => page(path, screens.information));

const trackOrder = page(patterns.trackOrder, screens.trackOrder, { search: { [order]: "any" } });

/** Kept on the device, shown where there is no network. */
const offline = page(patterns.offline, screens.offline);

const placeholders = [
  patterns.orders,
  patterns.tbyb,
  patterns.settings,
  patterns.helpCenter,
  patterns.bankDetails,
].map((path) => page(path, screens.placeholder));

const account = [
  page(patterns.wishlist, screens.wishlist, { search: { [sort]: wishSorts, [filter]: "any" } }),
  page(patterns.orderHistory, screens.orderHistory),
  page(patterns.order, screens.orderDetail),
  page(patterns.cancelOrder, screens.cancelOrder),
  page(patterns.returnOrder, screens.returnOrder),
  page(patterns.invoice, screens.invoice),
  page(patterns.profile, screens.profile),
  page(patterns.profileEdit, screens.profile),
  page(patterns.savedAddress, screens.savedAddress),
  page(patterns.editAddress, screens.editAddress),
  page(patterns.partner, screens.partner),
  page(patterns.tryBefore, screens.tryBefore),
  ...placeholders,
];

const checkout = [
  page(patterns.checkout, screens.cart),
  page(patterns.payment, screens.payment),
  page(patterns.orderConfirmation, screens.orderConfirmation),
];

const signIn = [
  page(patterns.login, screens.login),
  page(patterns.register, screens.register),
  page(patterns.otp, screens.otp),
];

const moved: RouteObject = {
  ...page(patterns.orderHistoryAlias, screens.orderHistory, { movedTo: patterns.orderHistory }),
  element: <Navigate to={patterns.orderHistory} replace />,
};

const personal: LayoutHandle = { personal: true };

/** Behind the sign-in page, which brings people back. */
const forSignedIn = (children: RouteObject[]): RouteObject => ({
  element: <RequireSignIn fallback={<AwaitSession />} />,
  handle: personal,
  children,
});

const cart: RouteObject = {
  element: <RequireSignInOrCart fallback={<AwaitSession />} />,
  handle: personal,
  children: [page(patterns.cart, screens.cart)],
};

/** What pages with a header need besides their own data. */
const header: LayoutHandle = { queries: headerQueries };

/** What every address of the shop shows. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        element: <ShopLayout />,
        handle: header,
        children: [
          home,
          ...listings,
          product,
          ...information,
          trackOrder,
          offline,
          moved,
          cart,
          forSignedIn(account),
          page("*", screens.notFound),
        ],
      },
      { element: <CheckoutLayout />, handle: header, children: [forSignedIn(checkout)] },
      { element: <BareLayout />, handle: personal, children: signIn },
    ],
  },
];
