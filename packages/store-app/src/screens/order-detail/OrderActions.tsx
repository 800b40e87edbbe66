import type { Order } from "@taanka/api-client";
import { awaitsPayment, endedUnpaid, isCancellable, isReturnable } from "@taanka/store";
import { ButtonLink, Inline } from "@taanka/ui";
import { useState } from "react";
import { paths } from "../../paths";
import { useTexts } from "../../texts";

interface OrderActionsProps {
  order: Order;
  /** What it held is in the cart again. */
  backInCart: boolean;
}

/** What can be done about an order as it stands: one main action, the others beside it. */
export function OrderActions({ order, backInCart }: OrderActionsProps) {
  const texts = useTexts().orders;
  const [now] = useState(Date.now);
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
