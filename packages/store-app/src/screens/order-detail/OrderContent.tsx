import type { Order } from "@taanka/api-client";
import {
  awaitsPayment,
  endedUnpaid,
  orderedLines,
  orderProgress,
  paymentFailed,
  toPostal,
} from "@taanka/store";
import {
  AddressCard,
  Button,
  formatRupees,
  Heading,
  Notice,
  OrderSummary,
  OrderTracker,
  Stack,
  Text,
} from "@taanka/ui";
import type { ReactElement } from "react";
import { OrderAmounts } from "../../components/OrderAmounts";
import { useLanguage } from "../../config";
import { paths } from "../../paths";
import { useTexts } from "../../texts";
import { OrderActions } from "./OrderActions";
import { paymentWords, wordsFor } from "./orderWords";
import { Returns } from "./Returns";
import { useBackInCart } from "./useBackInCart";

/** A part of the page with a heading of its own. */
function OrderPart({ title, children }: { title: string; children: ReactElement }) {
  return (
    <Stack gap="4" as="section">
      <Heading level={2} size="xl">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** Writes an amount as the account does. */
function useMoney() {
  const { locale } = useLanguage();
  return (rupees: number) => formatRupees(rupees, { paise: "always", locale });
}

/** That money which came after the order had ended goes back. */
function LatePayment({ order: { latePayment } }: { order: Order }) {
  const texts = useTexts().orders;
  const money = useMoney();
  if (!latePayment) return null;
  const { amount, returnedAt } = latePayment;
  const say = returnedAt ? texts.paidLateReturned : texts.paidLate;
  return <Text tone="muted">{say(money(amount))}</Text>;
}

/** Where the order stands, in words and as a seam; one that is not placed has no way to go yet. */
function Standing({ order }: { order: Order }) {
  const { orders: texts, cart } = useTexts();
  const { sentence } = wordsFor(order, texts);
  const backInCart = useBackInCart(order);
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Text tone="muted">{texts.orderNumber(order.orderId || order._id)}</Text>
        <Text>{sentence}</Text>
        {endedUnpaid(order) && !paymentFailed(order) && !order.latePayment && (
          <Text tone="muted">{texts.nothingPaid}</Text>
        )}
        <LatePayment order={order} />
        {backInCart && <Text tone="muted">{cart.backInCart}</Text>}
      </Stack>
      <OrderActions order={order} backInCart={backInCart} />
      {!awaitsPayment(order) && !paymentFailed(order) && <OrderTracker {...orderProgress(order)} />}
    </Stack>
  );
}

export interface OrderContentProps {
  order: Order;
  /** It is a copy of what was seen before, as the order can't be fetched. */
  cached: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** Why an order that waits for its payment has no way to it, and how to ask again. */
function NoPaymentPage({ retrying, onRetry }: Pick<OrderContentProps, "retrying" | "onRetry">) {
  const { orders: texts, common } = useTexts();
  const again = (
    <Button tone="secondary" size="small" loading={retrying} onClick={onRetry}>
      {common.retry}
    </Button>
  );
  return (
    <Notice kind="warning" action={again}>
      {texts.noPaymentPage}
    </Notice>
  );
}

/** One order: where it stands, what it holds, how it is paid, where it goes and what it cost. */
export function OrderContent({ order, cached, ...again }: OrderContentProps) {
  const { orders: texts, addresses } = useTexts();
  const money = useMoney();
  const noPage = !cached && awaitsPayment(order) && !order.checkoutPageUrl;
  const method = order.paymentMethod ?? "";
  return (
    <Stack gap="8">
      {cached && <Notice kind="warning">{texts.cached}</Notice>}
      {noPage && <NoPaymentPage {...again} />}
      <Standing order={order} />
      <OrderPart title={texts.items}>
        <OrderSummary lines={orderedLines(order, texts.product, paths.product)} />
      </OrderPart>
      <Returns order={order} />
      <OrderPart title={texts.payment}>
        <Stack gap="1">
          <Text>{texts.methods[method] ?? method}</Text>
          <Text tone="muted" size="sm">
            {paymentWords(order, texts, money)}
          </Text>
        </Stack>
      </OrderPart>
      {order.shippingAddressId && (
        <OrderPart title={addresses.delivery}>
          <AddressCard address={toPostal(order.shippingAddressId)} />
        </OrderPart>
      )}
      <OrderAmounts order={order} />
    </Stack>
  );
}
