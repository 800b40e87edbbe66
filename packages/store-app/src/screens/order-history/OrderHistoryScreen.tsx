import type { Order } from "@taanka/api-client";
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  OrderCard,
  type OrderCardProps,
  PageLoader,
  Stack,
  useToast,
} from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { messageOf } from "../../data/errors";
import { isCancelled, shownStatus } from "../../data/orderStatus";
import { orderedLines, ordersQuery } from "../../data/orders";
import { AccountPage } from "../../parts/AccountPage";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

function toneOf(order: Order): OrderCardProps["statusTone"] {
  if (isCancelled(order)) return "critical";
  return order.orderStatus === "Delivered" ? "positive" : "label";
}

function OrderRow({ order }: { order: Order }) {
  const toast = useToast();
  const texts = useTexts().orders;
  const lines = orderedLines(order, texts.product);
  const pictures = lines.flatMap(({ picture }) => (picture ? [picture] : []));
  const pieces = lines.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  return (
    <OrderCard
      number={order.orderId || order._id}
      {...(order._id && { href: `/orders/${encodeURIComponent(order._id)}` })}
      onOpen={() => toast.error("Order ID not found", { duration: 2000 })}
      placedOn={order.createdAt ?? order.orderDate ?? undefined}
      status={shownStatus(order)}
      statusTone={toneOf(order)}
      pictures={pictures}
      itemCount={pieces}
      total={order.totalAmount ?? 0}
    />
  );
}

function Orders() {
  const { data, error, isPending, isFetching, refetch } = useQuery(ordersQuery());
  if (isPending) return <PageLoader />;
  if (error) {
    return (
      <ErrorState
        title="Failed to fetch order history"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {messageOf(error, "An unexpected error occurred")}
      </ErrorState>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        drawing="parcel"
        title="You have not placed any orders yet."
        action={<ButtonLink href="/view-all">Start shopping</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="4">
      {data.map((order) => (
        <OrderRow key={order._id} order={order} />
      ))}
    </Stack>
  );
}

/** All orders of whoever is signed in, newest first. */
export default function OrderHistoryScreen() {
  return (
    <AccountPage title="Order History" current="orders">
      <PageMeta title="Order History" description="Your orders at TAANKA." />
      <Orders />
    </AccountPage>
  );
}
