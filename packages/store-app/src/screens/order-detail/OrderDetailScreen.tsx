import type { Order } from "@taanka/api-client";
import {
  AddressCard,
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  Notice,
  OrderSummary,
  OrderTracker,
  PageLoader,
  PriceSummary,
  Stack,
  Text,
} from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { toPostal } from "../../data/addresses";
import { isNotFound, messageOf } from "../../data/errors";
import { isCancelled, orderAmounts, orderProgress } from "../../data/orderStatus";
import { orderedLines, orderQuery } from "../../data/orders";
import { AccountPage } from "../../parts/AccountPage";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

function OrderAmounts({ order }: { order: Order }) {
  const { mrp, discounted, coupon, ...amounts } = orderAmounts(order);
  const pieces = order.orderDetails?.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0) ?? 0;
  return (
    <PriceSummary
      {...amounts}
      mrpTotal={mrp}
      discountedTotal={discounted}
      couponDiscount={coupon}
      itemCount={pieces}
    />
  );
}

function headingOf(order: Order): string {
  if (isCancelled(order)) return "Order Cancelled";
  return order.checkoutPageUrl ? "Payment Pending" : "Order Confirmed";
}

function stateOf(order: Order): string {
  if (isCancelled(order)) {
    return "Your order is cancelled & the transaction is closed from our end.";
  }
  return order.checkoutPageUrl ? "Your order is waiting for its payment." : "Under Processing...";
}

function OrderContent({ order }: { order: Order }) {
  const texts = useTexts().orders;
  const progress = orderProgress(order);
  const lines = orderedLines(order, texts.product);
  return (
    <Stack gap="8">
      <Stack gap="2">
        <Text tone="muted">Order {order.orderId || order._id}</Text>
        <Text>{stateOf(order)}</Text>
      </Stack>
      {order.checkoutPageUrl && (
        <Inline>
          <ButtonLink href={order.checkoutPageUrl}>Pay now</ButtonLink>
        </Inline>
      )}
      <OrderTracker {...progress} />
      <Stack gap="4" as="section">
        <Heading level={2} size="xl">
          Items
        </Heading>
        <OrderSummary lines={lines} />
      </Stack>
      {order.shippingAddressId && (
        <Stack gap="4" as="section">
          <Heading level={2} size="xl">
            Delivery address
          </Heading>
          <AddressCard address={toPostal(order.shippingAddressId)} />
        </Stack>
      )}
      <OrderAmounts order={order} />
    </Stack>
  );
}

/** One order: where it stands, what it holds, where it goes and what it cost. */
export default function OrderDetailScreen() {
  const { orderId: id = "" } = useParams();
  const { data, error, isPending, isFetching, refetch } = useQuery(orderQuery(id));
  return (
    <AccountPage
      title={data ? headingOf(data) : "Order"}
      current="orders"
      trail={[{ label: "Order History", href: "/orderhistory" }]}
      afterLogout="/login"
    >
      <PageMeta title="Order" description="Follow your order." />
      {isPending && <PageLoader />}
      {data && error && (
        <Notice kind="warning">
          Unable to fetch latest order details. Showing cached information.
        </Notice>
      )}
      {data && <OrderContent order={data} />}
      {!data && error && isNotFound(error) && (
        <EmptyState
          drawing="parcel"
          title="Order Not Found"
          action={<ButtonLink href="/orderhistory">Back to Order History</ButtonLink>}
        >
          The order may not exist, or you may lack permission to view it.
        </EmptyState>
      )}
      {!data && error && !isNotFound(error) && (
        <ErrorState
          title="Failed to fetch order details"
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {messageOf(error, "An unexpected error occurred")}
        </ErrorState>
      )}
    </AccountPage>
  );
}
