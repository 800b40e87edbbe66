import { type CartSettings, CheckoutChanged, messageOf } from "@taanka/store";
import { priceRules, shop } from "../config";
import { paths } from "../paths";
import type { Texts } from "../texts";

/** How the shop counts its cart. */
export const cartSettings: CartSettings = {
  rules: priceRules,
  productHref: paths.product,
  coupons: shop.coupons,
};

/** Why an order was not placed. */
export function orderProblem(error: unknown, texts: Texts["payment"]): string {
  if (!(error instanceof CheckoutChanged)) return messageOf(error, texts.failed);
  switch (error.code) {
    case "cart_empty":
      return texts.cartGone;
    case "cart_differs":
      return texts.cartChanged;
    default:
      return texts.addressGone;
  }
}
