import type { StoreClient } from "../client/store-client";
import { type Call, endpoints } from "../contract/index";

/** A line of a cart or order. */
export const LINE = { itemId: "saree-1", size: "M", skuId: "SKU-1" };
/** An address to save. */
export const ADDRESS = {
  name: "Asha",
  phoneNumber: "9876543210",
  addressLine1: "12 Lake Road",
  cityTown: "Pune",
  state: "Maharashtra",
  pincode: "411001",
};
const ORDER = {
  orderDetails: [{ ...LINE, quantity: 1 }],
  invoice: [],
  shippingAddressId: "address-1",
  paymentMethod: "COD" as const,
  totalAmount: 3303,
};
const RETURN = {
  orderId: "order-1",
  skuId: "SKU-1",
  reason: "size" as const,
  description: "Too tight",
};
/** A partner's application with a picture. */
export const PARTNER = {
  name: "Asha",
  email: "asha@example.in",
  mobile: "+91 98765 43210",
  shopName: "Asha Silks",
  shopAddress: "12 Lake Road",
  pincode: "411001",
  state: "Maharashtra",
  city: "Pune",
  shopImage: new Blob(["picture"], { type: "image/png" }),
};
const PHONE = { phoneNumber: "9876543210" };
const PERSON = { name: "Asha", email: "asha@example.in" };

/** Every call with the text that a shopper reads when nobody has a better one. */
export const calls: [string, Call, string, (client: StoreClient) => Promise<unknown>][] = [
  ["auth.sendOtp", endpoints.auth.sendOtp, "Failed to send OTP", (c) => c.auth.sendOtp(PHONE)],
  [
    "auth.verifyOtp",
    endpoints.auth.verifyOtp,
    "Failed to verify OTP",
    (c) => c.auth.verifyOtp({ ...PHONE, otp: "123456" }),
  ],
  [
    "auth.signup",
    endpoints.auth.signup,
    "Failed to register user",
    (c) => c.auth.signup({ ...PHONE, ...PERSON, otp: "123456" }),
  ],
  [
    "auth.login",
    endpoints.auth.login,
    "Failed to login",
    (c) => c.auth.login({ ...PHONE, otp: "123456" }),
  ],
  [
    "auth.resendText",
    endpoints.auth.resendText,
    "Failed to resend OTP",
    (c) => c.auth.resendText(PHONE),
  ],
  [
    "auth.resendVoice",
    endpoints.auth.resendVoice,
    "Failed to resend OTP",
    (c) => c.auth.resendVoice(PHONE),
  ],
  ["auth.profile", endpoints.auth.profile, "Failed to fetch profile data", (c) => c.auth.profile()],
  [
    "auth.updateProfile",
    endpoints.auth.updateProfile,
    "Failed to update profile",
    (c) => c.auth.updateProfile(PERSON),
  ],
  ["auth.logout", endpoints.auth.logout, "Failed to logout", (c) => c.auth.logout()],
  ["items.list", endpoints.items.list, "Failed to load products", (c) => c.items.list()],
  [
    "items.read",
    endpoints.items.read,
    "Failed to load product details",
    (c) => c.items.read("saree-1"),
  ],
  [
    "sections.items",
    endpoints.sections.items,
    "Failed to load products",
    (c) => c.sections.items("TurnHeads"),
  ],
  ["wishlist.read", endpoints.wishlist.read, "Failed to load wishlist", (c) => c.wishlist.read()],
  [
    "wishlist.add",
    endpoints.wishlist.add,
    "Failed to add to wishlist",
    (c) => c.wishlist.add({ itemId: "saree-1" }),
  ],
  [
    "wishlist.remove",
    endpoints.wishlist.remove,
    "Failed to remove from wishlist",
    (c) => c.wishlist.remove({ itemId: "saree-1" }),
  ],
  [
    "coupons.apply",
    endpoints.coupons.apply,
    "Failed to apply coupon",
    (c) => c.coupons.apply({ couponCode: "taanka2025", totalAmount: 2799 }),
  ],
  [
    "wishlist.clear",
    endpoints.wishlist.clear,
    "Failed to clear wishlist",
    (c) => c.wishlist.clear(),
  ],
  [
    "wishlist.contains",
    endpoints.wishlist.contains,
    "Failed to load wishlist",
    (c) => c.wishlist.contains({ itemId: "saree-1" }),
  ],
  ["cart.read", endpoints.cart.read, "Failed to load cart", (c) => c.cart.read()],
  ["cart.add", endpoints.cart.add, "Failed to add item to cart", (c) => c.cart.add(LINE)],
  [
    "cart.remove",
    endpoints.cart.remove,
    "Failed to remove item from cart",
    (c) => c.cart.remove(LINE),
  ],
  [
    "cart.updateQuantity",
    endpoints.cart.updateQuantity,
    "Failed to update cart item quantity",
    (c) => c.cart.updateQuantity({ ...LINE, action: "increase" }),
  ],
  [
    "cart.preview",
    endpoints.cart.preview,
    "Failed to load cart",
    (c) => c.cart.preview({ lines: [{ ...LINE, quantity: 1 }] }),
  ],
  [
    "cart.merge",
    endpoints.cart.merge,
    "Failed to add item to cart",
    (c) => c.cart.merge({ lines: [{ ...LINE, quantity: 1 }] }),
  ],
  [
    "cart.saved",
    endpoints.cart.saved,
    "Failed to load what is saved for later",
    (c) => c.saved.list(),
  ],
  [
    "cart.saveForLater",
    endpoints.cart.saveForLater,
    "Failed to save for later",
    (c) => c.saved.add(LINE),
  ],
  [
    "cart.moveToCart",
    endpoints.cart.moveToCart,
    "Failed to add item to cart",
    (c) => c.saved.moveToCart(LINE),
  ],
  [
    "cart.removeSaved",
    endpoints.cart.removeSaved,
    "Failed to remove what is saved for later",
    (c) => c.saved.remove(LINE),
  ],
  [
    "cart.mergeSaved",
    endpoints.cart.mergeSaved,
    "Failed to save for later",
    (c) => c.saved.merge({ lines: [{ ...LINE, quantity: 1 }] }),
  ],
  ["cart.ofUser", endpoints.cart.ofUser, "Failed to load cart", (c) => c.cart.ofUser("user-1")],
  [
    "addresses.list",
    endpoints.addresses.list,
    "Failed to fetch addresses",
    (c) => c.addresses.list(),
  ],
  [
    "addresses.create",
    endpoints.addresses.create,
    "Failed to save address. Please try again.",
    (c) => c.addresses.create(ADDRESS),
  ],
  [
    "addresses.update",
    endpoints.addresses.update,
    "Failed to save address. Please try again.",
    (c) => c.addresses.update("address-1", { isDefault: true }),
  ],
  [
    "addresses.remove",
    endpoints.addresses.remove,
    "Failed to delete address. Please try again.",
    (c) => c.addresses.remove("address-1"),
  ],
  ["orders.list", endpoints.orders.list, "Failed to fetch order history", (c) => c.orders.list()],
  [
    "orders.read",
    endpoints.orders.read,
    "Failed to fetch order details",
    (c) => c.orders.read("order-1"),
  ],
  [
    "orders.create",
    endpoints.orders.create,
    "Failed to create order. Please try again.",
    (c) => c.orders.create(ORDER),
  ],
  [
    "orders.cancel",
    endpoints.orders.cancel,
    "Failed to cancel order. Please try again.",
    (c) => c.orders.cancel({ orderId: "order-1", refundReason: "other: changed plans" }),
  ],
  [
    "orders.track",
    endpoints.orders.track,
    "Failed to fetch order details",
    (c) => c.orders.track({ orderId: "order-1", phoneLastDigits: "3210" }),
  ],
];

/** Calls without a text of their own. */
export const plain: [string, (client: StoreClient) => Promise<unknown>][] = [
  ["catalogue.revision", (c) => c.catalogue.revision()],
  ["categories.list", (c) => c.categories.list()],
  ["categories.read", (c) => c.categories.read("sarees")],
  ["subcategories.list", (c) => c.subcategories.list()],
  ["subcategories.ofCategory", (c) => c.subcategories.ofCategory("sarees")],
  ["subcategories.read", (c) => c.subcategories.read("banarasi")],
  ["brands.list", (c) => c.brands.list()],
  ["brands.read", (c) => c.brands.read("kora")],
  ["campaigns.read", (c) => c.campaigns.read("diwali")],
  ["banners.list", (c) => c.banners.list()],
  ["banners.read", (c) => c.banners.read("one")],
  ["sections.list", (c) => c.sections.list()],
  ["sections.read", (c) => c.sections.read("TurnHeads")],
  ["filters.list", (c) => c.filters.list()],
  ["items.detail", (c) => c.items.detail("saree-1")],
  ["items.details", (c) => c.items.details("saree-1")],
  ["sizeCharts.read", (c) => c.sizeCharts.read("kurti")],
  ["categories.search", (c) => c.categories.search({ keyword: "silk" })],
  ["filters.search", (c) => c.filters.search({ keyword: "silk", page: 2 })],
  ["filters.read", (c) => c.filters.read("fabric")],
  ["coupons.list", (c) => c.coupons.list()],
  ["orders.verifyPayment", (c) => c.orders.verifyPayment("order-1")],
  ["orders.returnRefund", (c) => c.orders.returnRefund(RETURN)],
  ["orders.returnExchange", (c) => c.orders.returnExchange({ ...RETURN, newSkuId: "SKU-2" })],
  ["orders.advance", (c) => c.orders.advance("order-1", "Dispatched")],
  ["orders.decideReturn", (c) => c.orders.decideReturn("return-1", "Completed")],
  ["search.suggestions", (c) => c.search.suggestions("silk")],
  ["search.trending", (c) => c.search.trending()],
  ["search.topViewed", (c) => c.search.topViewed(3)],
  ["pincodes.check", (c) => c.pincodes.check("411001")],
  ["partners.apply", (c) => c.partners.apply(PARTNER)],
  ["partners.read", (c) => c.partners.read()],
  ["reviews.create", (c) => c.reviews.create({ itemId: "saree-1", rating: 5, text: "Lovely" })],
  ["reviews.ofItem", (c) => c.reviews.ofItem("saree-1")],
];
