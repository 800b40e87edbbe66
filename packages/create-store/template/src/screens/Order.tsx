import type { Order as PlacedOrder } from "@taanka/api-client";
import {
  AddressCard,
  CheckoutFrame,
  ErrorState,
  Heading,
  Notice,
  OrderSummary,
  OrderTracker,
  PageLoader,
  Price,
  Stack,
  Text,
} from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router-dom";
import { orderOf } from "../account";
import { colorToTell, sizeToTell } from "../choice";
import { isNotTheirs } from "../errors";
import { texts } from "../language";
import { usePerson } from "../Personal";
import { pictureOf } from "../picture";
import { titleOf } from "../title";
import { NotFound } from "./NotFound";

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

const linesOf = ({ orderDetails }: PlacedOrder) =>
  orderDetails.map(({ itemId: item, skuId, size, color, quantity }) => ({
    id: skuId,
    name: item?.name ?? "",
    picture: pictureOf(item?.image ?? "", item?.imageColor),
    size: sizeToTell(size),
    color: colorToTell(color),
    quantity,
    price: item?.discountedPrice ?? item?.MRP ?? 0,
  }));

function OrderView({ order, isNew }: { order: PlacedOrder; isNew: boolean }) {
  const { shippingAddressId: address, totalAmount, paymentMethod } = order;
  const title = `${texts.order} ${order.orderId}`;
  const summary = (
    <Stack gap="2">
      <Heading level={2} size="lg">
        {texts.total}
      </Heading>
      <Price size="large" price={totalAmount} paise="always" />
      {paymentMethod === "COD" && <Text tone="muted">{texts.cash}</Text>}
    </Stack>
  );
  return (
    <CheckoutFrame title={title} summary={summary}>
      <title>{titleOf(title)}</title>
      <Stack gap="8">
        {isNew && <Notice kind="success">{texts.placed}</Notice>}
        <Progress order={order} />
        <OrderSummary lines={linesOf(order)} />
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
      </Stack>
    </CheckoutFrame>
  );
}

/** One order: how far it is, what it holds, where it goes. */
export default function Order() {
  const { id = "" } = useParams();
  const { state } = useLocation();
  const { data, error, refetch } = useQuery(orderOf(usePerson(), id));
  if (isNotTheirs(error)) return <NotFound />;
  // An order that is known stays on the page where asking anew fails for another reason.
  if (data) return <OrderView order={data} isNew={state?.isNew === true} />;
  if (error) return <ErrorState level={1} title={texts.failed} onRetry={() => void refetch()} />;
  return <PageLoader />;
}
