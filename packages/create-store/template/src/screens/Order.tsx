import type { Order as PlacedOrder } from "@taanka/api-client";
import {
  AddressCard,
  ButtonLink,
  CheckoutFrame,
  Heading,
  Notice,
  OrderSummary,
  OrderTracker,
  Price,
  Stack,
  Text,
} from "@taanka/ui";
import { useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { isCancellable } from "../account";
import { texts } from "../language";
import { OrderPage } from "../OrderPage";
import { orderedLines } from "../orderedLines";
import { cancelPath, orderPath } from "../paths";
import { titleOf } from "../title";

const steps = ["Order Placed", "Ready to Dispatch", "Dispatched", "Delivered"] as const;

/** How far the order is; of one that was cancelled, whether money goes back. */
function Progress({ order }: { order: PlacedOrder }) {
  const { orderStatus, isOrderCancelled, refund, createdAt, deliveryDate } = order;
  const placed = { "Order Placed": createdAt ?? undefined };
  if (isOrderCancelled && refund && refund.status !== "Not due") {
    const current = refund.status === "Processed" ? "Refund Processed" : "Order Cancelled";
    return <OrderTracker path="cancelled" current={current} dates={placed} />;
  }
  if (isOrderCancelled) {
    return <OrderTracker path="unpaid" current="Order Cancelled" dates={placed} />;
  }
  return (
    <OrderTracker
      current={steps.find((step) => step === orderStatus) ?? "Order Placed"}
      dates={{ ...placed, Delivered: deliveryDate ?? undefined }}
    />
  );
}

function OrderView({ order, isNew }: { order: PlacedOrder; isNew: boolean }) {
  const { shippingAddressId: address, totalAmount, paymentMethod } = order;
  const title = `${texts.order} ${order.orderId}`;
  const summary = (
    <Stack gap="2">
      <Heading level={2} size="lg">
        {texts.total}
      </Heading>
      <Price size="large" price={totalAmount} paise="always" />
      {paymentMethod === "COD" && !order.isOrderCancelled && <Text tone="muted">{texts.cash}</Text>}
    </Stack>
  );
  return (
    <CheckoutFrame title={title} summary={summary}>
      <title>{titleOf(title)}</title>
      <Stack gap="8">
        {isNew && <Notice kind="success">{texts.placed}</Notice>}
        <Progress order={order} />
        <OrderSummary lines={orderedLines(order)} />
        {address && (
          <Stack gap="4">
            <Heading level={2} size="lg">
              {texts.address}
            </Heading>
            <AddressCard
              address={{
                name: address.name,
                phone: address.phoneNumber,
                line1: address.addressLine1,
                line2: address.addressLine2 ?? undefined,
                city: address.cityTown,
                state: address.state,
                pincode: address.pincode,
              }}
            />
          </Stack>
        )}
        {isCancellable(order) && (
          <ButtonLink tone="secondary" size="small" href={cancelPath(order._id)}>
            {texts.cancelOrder}
          </ButtonLink>
        )}
      </Stack>
    </CheckoutFrame>
  );
}

/** Whether it was placed a moment ago; read again, from the history or after a reload, it is no news. */
function useIsNew(id: string): boolean {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [placed] = useState(state?.isNew === true && id);
  const isNew = placed === id;
  useEffect(() => {
    if (isNew) navigate(orderPath(id), { replace: true, state: { keepsPlace: true } });
  }, [isNew, id, navigate]);
  return isNew;
}

/** One order: how far it is, what it holds, where it goes. */
export default function Order() {
  const { id = "" } = useParams();
  const isNew = useIsNew(id);
  return <OrderPage id={id}>{(order) => <OrderView order={order} isNew={isNew} />}</OrderPage>;
}
