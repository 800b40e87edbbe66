import type { Order } from "@taanka/api-client";
import { ButtonLink, Inline } from "@taanka/ui";
import { useState } from "react";
import { awaitsPayment, endedUnpaid, isCancellable, isReturnable } from "../../data/orderStatus";
import { paths } from "../../paths";
import { useTexts } from "../../texts";
import { useBackInCart } from "./useBackInCart";

/** What can be done about an order as it stands: one main action, the others beside it. */
export function OrderActions({ order }: { order: Order }) {
  const texts = useTexts().orders;
  const [now] = useState(Date.now);
  const backInCart = useBackInCart(order);
  return (
    <Inline gap="3">
      {awaitsPayment(order) && order.checkoutPageUrl && (
        <ButtonLink href={order.checkoutPageUrl}>{texts.payNow}</ButtonLink>
      )}
      {backInCart && <ButtonLink href={paths.cart}>{texts.viewCart}</ButtonLink>}
      {isReturnable(order, now) && (
        <ButtonLink tone="secondary" href={paths.returnOrder(order._id)}>
          {texts.return}
        </ButtonLink>
      )}
      {order.invoiceNumber && !endedUnpaid(order) && (
        <ButtonLink tone="secondary" href={paths.invoice(order._id)}>
          {texts.invoice}
        </ButtonLink>
      )}
      {isCancellable(order) && (
        <ButtonLink tone="quiet" href={paths.cancelOrder(order._id)}>
          {texts.cancel}
        </ButtonLink>
      )}
    </Inline>
  );
}
