import { Button, ButtonLink, Notice } from "@taanka/ui";
import { codeOf, messageOf } from "./errors";
import { texts } from "./language";

const toCart = (
  <ButtonLink href="/cart" tone="secondary" size="small">
    {texts.cart}
  </ButtonLink>
);

const toOrders = (
  <ButtonLink href="/orders" tone="secondary" size="small">
    {texts.orders}
  </ButtonLink>
);

interface TroubleProps {
  /** Why the last try failed. */
  error: unknown;
  /** An order was sent of which nobody knows what became. */
  unanswered: boolean;
}

function Trouble({ error, unanswered }: TroubleProps) {
  if (unanswered) {
    return (
      <Notice kind="warning" action={toOrders}>
        {texts.unanswered}
      </Notice>
    );
  }
  if (!error) return null;
  const isOfCart = ["price_changed", "out_of_stock"].includes(codeOf(error) ?? "");
  return (
    <Notice kind="error" action={isOfCart && toCart}>
      {messageOf(error)}
    </Notice>
  );
}

interface PlaceOrderProps extends TroubleProps {
  /** Without it something in the cart has to be changed first, and nothing can be ordered. */
  isSettled: boolean;
  addressMissing: boolean;
  isPending: boolean;
  onPress: () => void;
}

/** The button that buys, with what the shopper has to know before they press it. */
export function PlaceOrder({
  isSettled,
  addressMissing,
  isPending,
  onPress,
  ...trouble
}: PlaceOrderProps) {
  if (!isSettled) {
    return (
      <Notice kind="warning" action={toCart}>
        {texts.unsettled}
      </Notice>
    );
  }
  return (
    <>
      <Trouble {...trouble} />
      {addressMissing && <Notice kind="error">{texts.addressMissing}</Notice>}
      <Button fullWidth loading={isPending} onClick={onPress}>
        {texts.placeOrder}
      </Button>
    </>
  );
}
