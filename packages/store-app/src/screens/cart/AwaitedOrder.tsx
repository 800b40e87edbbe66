import type { Order } from "@taanka/api-client";
import {
  awaitsPayment,
  chooseForCheckout,
  messageOf,
  orderQuery,
  paymentFailed,
  takeCouponBack,
  useAccountQuery,
  useCancelOrder,
  useCheckoutChoice,
} from "@taanka/store";
import { Button, ButtonLink, Inline, Notice, useActionGuard, useToast } from "@taanka/ui";
import { useEffect } from "react";
import { briefly } from "../../components/toasts";
import { paths } from "../../paths";
import { useTexts } from "../../texts";

/** The order that this tab went to pay for last, as long as it is not paid. */
export function useAwaitedOrder() {
  const { awaited = "" } = useCheckoutChoice();
  const { data, isLoading } = useAccountQuery({
    ...orderQuery(awaited),
    enabled: awaited !== "",
  });
  const open = data && (awaitsPayment(data) || paymentFailed(data));
  return { order: open ? data : undefined, isLoading };
}

/** An order that waits for its payment holds what was in the cart: pay it, or have it back. */
function Waiting({ order }: { order: Order }) {
  const { cart: texts, orders } = useTexts();
  const toast = useToast();
  const { mutateAsync } = useCancelOrder();
  const [run, busy] = useActionGuard();
  const giveBack = async () => {
    try {
      await mutateAsync({
        orderId: order._id,
        refundReason: `changed_mind: ${texts.backInCart}`,
      });
    } catch (error) {
      toast.error(messageOf(error, texts.backFailed), briefly);
      throw error;
    }
    chooseForCheckout({ awaited: undefined });
    takeCouponBack();
    toast.success(texts.backInCart, briefly);
  };
  return (
    <Notice
      kind="info"
      title={orders.pending}
      action={
        <Inline gap="3">
          {order.checkoutPageUrl && (
            <ButtonLink size="small" href={order.checkoutPageUrl}>
              {orders.payNow}
            </ButtonLink>
          )}
          <Button tone="secondary" size="small" loading={busy} onClick={() => run(giveBack)}>
            {texts.putBack}
          </Button>
        </Inline>
      }
    >
      {texts.awaited(order.orderId || order._id)}
    </Notice>
  );
}

/** Says that nobody has heard of the order that took everything out of the cart, and how to ask. */
export function UnheardOrder() {
  const { tried } = useCheckoutChoice();
  const { cart: texts, payment } = useTexts();
  if (!tried) return null;
  return (
    <Notice
      kind="info"
      action={
        <ButtonLink size="small" href={paths.payment}>
          {texts.proceed}
        </ButtonLink>
      }
    >
      {payment.unheard}
    </Notice>
  );
}

/** Says where the pieces are that were to be paid online and are not yet, or not any more. */
export function AwaitedOrder({ hasPieces }: { hasPieces: boolean }) {
  const { order } = useAwaitedOrder();
  const { cart: texts, orders } = useTexts();
  const failed = order !== undefined && paymentFailed(order);
  useEffect(() => {
    if (failed) takeCouponBack();
  }, [failed]);
  if (order && awaitsPayment(order)) return <Waiting order={order} />;
  // Of pieces that have been taken out since it would not be true.
  if (!order || !hasPieces) return null;
  return (
    <Notice
      kind="info"
      title={orders.paymentFailed}
      onDismiss={() => chooseForCheckout({ awaited: undefined })}
    >
      {`${orders.failedPayment} ${texts.backInCart}`}
    </Notice>
  );
}
