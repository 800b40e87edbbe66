import type { Address, Order } from "@taanka/api-client";
import {
  type CheckoutItems,
  chooseForCheckout,
  isSamePurchase,
  type Purchase,
  useIsUndeliverable,
  usePlaceOrder,
} from "@taanka/store";
import { type PaymentMethodPickerProps, useActionGuard } from "@taanka/ui";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useLanguage } from "../../config";
import { orderProblem } from "../../data/checkout";
import { paths } from "../../paths";
import { pathIn } from "../../routing/language";
import { useTexts } from "../../texts";

/** How an order is to be paid; an empty text before anything is chosen. */
export type Method = NonNullable<PaymentMethodPickerProps["value"]>;

/**
 * Leaves for the page to pay on. Whoever comes back from it, with Back too, finds the order and not
 * a purchase that has been made already.
 */
function usePaymentPage(): (order: Order) => void {
  const navigate = useNavigate();
  const language = useLanguage();
  const [left, setLeft] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (left === undefined) return undefined;
    // The browser shows this page as it was left, without loading it again.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) navigate(left, { replace: true });
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, [left, navigate]);
  return ({ checkoutPageUrl, _id }) => {
    const order = paths.order(_id);
    setLeft(order);
    chooseForCheckout({ awaited: _id });
    window.history.replaceState(window.history.state, "", pathIn(language, order));
    window.location.assign(checkoutPageUrl ?? order);
  };
}

/** What would be bought now; undefined while something is missing. */
function purchaseOf(
  { lines, totals, coupon }: CheckoutItems,
  address: Address | undefined,
  paymentMethod: Method,
): Purchase | undefined {
  if (!paymentMethod || !address?._id) return undefined;
  return { lines, totals, addressId: address._id, paymentMethod, ...(coupon && { coupon }) };
}

/** Places the order and goes where it leads: the page to pay on, or the confirmation. */
export function usePayment(goods: CheckoutItems, address: Address | undefined, method: Method) {
  const navigate = useNavigate();
  const goPaying = usePaymentPage();
  const placing = usePlaceOrder({
    language: useLanguage().code,
    productHref: paths.product,
  });
  const [run, busy] = useActionGuard();
  const { payment: texts, addresses } = useTexts();
  const undeliverable = useIsUndeliverable(address?.pincode);
  const [missing, setMissing] = useState<string | undefined>(undefined);
  const follow = (order: Order, paymentMethod: Exclude<Method, "">) => {
    if (order.checkoutPageUrl) return goPaying(order);
    const { _id, orderId } = order;
    return navigate(paths.orderConfirmation, {
      replace: true,
      state: { order: { _id, orderId }, paymentMethod },
    });
  };
  const purchase = purchaseOf(goods, address, method);
  const pay = () => {
    if (!method) return setMissing(texts.methodMissing);
    if (!address) return setMissing(texts.addressMissing);
    if (!purchase) return setMissing(texts.addressInvalid);
    if (undeliverable) return setMissing(addresses.undeliverable(address.pincode ?? ""));
    setMissing(undefined);
    run(async () => follow(await placing.mutateAsync(purchase), method));
    return undefined;
  };
  // What was said of another method, or is mended, is said no more.
  const isTried = placing.variables?.paymentMethod === method;
  const failure = placing.error && isTried ? orderProblem(placing.error, texts) : undefined;
  return {
    pay,
    busy,
    placed: placing.isSuccess,
    failure: purchase && !undeliverable ? failure : (missing ?? failure),
    /** It was sent before, and nobody has heard what came of it. */
    unheard: !busy && purchase !== undefined && isSamePurchase(purchase, goods.tried),
  };
}
