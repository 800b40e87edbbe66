import type { Order } from "@taanka/api-client";
import { orderedLines, orderQuery, toPostal, useAccountQuery } from "@taanka/store";
import {
  AddressCard,
  ButtonLink,
  formatDay,
  Heading,
  MessageFrame,
  OrderSummary,
  PageLoader,
  Stack,
  StitchDrawing,
  Text,
} from "@taanka/ui";
import { Navigate, useLocation } from "react-router-dom";
import * as v from "valibot";
import { OrderAmounts } from "../../components/OrderAmounts";
import { useLanguage } from "../../config";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

const stateSchema = v.object({
  order: v.object({ _id: v.string(), orderId: v.string() }),
  paymentMethod: v.picklist(["Online", "COD"]),
});

/** What was ordered, when it comes and where it goes. */
function Ordered({ order }: { order: Order }) {
  const { payment, orders, addresses } = useTexts();
  const { locale } = useLanguage();
  const { deliveryDate, shippingAddressId: address } = order;
  return (
    <Stack gap="8">
      {deliveryDate && (
        <Text align="center">{payment.confirmed.expected(formatDay(deliveryDate, locale))}</Text>
      )}
      <OrderSummary lines={orderedLines(order, orders.product, paths.product)} />
      <OrderAmounts order={order} look="plain" />
      {address && (
        <Stack gap="4" as="section">
          <Heading level={2} size="xl">
            {addresses.delivery}
          </Heading>
          <AddressCard headingLevel={3} address={toPostal(address)} />
        </Stack>
      )}
    </Stack>
  );
}

function Confirmed({ order, paymentMethod }: v.InferOutput<typeof stateSchema>) {
  const { payment, orders, common } = useTexts();
  const { heading, text, paidBy, viewOrder } = payment.confirmed;
  const { data, isPending } = useAccountQuery(orderQuery(order._id));
  if (isPending) return <PageLoader />;
  return (
    <MessageFrame
      drawing={<StitchDrawing drawing="parcel" />}
      eyebrow={orders.orderNumber(order.orderId)}
      title={heading}
      description={`${text} ${paidBy[paymentMethod]}`}
      actions={
        <>
          <ButtonLink href={paths.home}>{common.continueShopping}</ButtonLink>
          <ButtonLink tone="secondary" href={paths.order(order._id)}>
            {viewOrder}
          </ButtonLink>
        </>
      }
    >
      {data && <Ordered order={data} />}
    </MessageFrame>
  );
}

/** Says that the order is placed. Without an order there is nothing to confirm. */
export default function OrderConfirmationScreen() {
  const parsed = v.safeParse(stateSchema, useLocation().state);
  const { title, description } = useTexts().payment.confirmed;
  if (!parsed.success) return <Navigate to={paths.orderHistory} replace />;
  return (
    <>
      <PageMeta title={title} description={description} />
      <Confirmed {...parsed.output} />
    </>
  );
}
