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
import { shop } from "../../config";
import { messageOf } from "../../data/errors";
import { isCancelled, shownStatus } from "../../data/orderStatus";
import { orderedLines, ordersQuery } from "../../data/orders";
import { AccountPage } from "../../parts/AccountPage";
import { briefly } from "../../parts/toasts";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

function toneOf(order: Order): OrderCardProps["statusTone"] {
  if (isCancelled(order)) return "critical";
  return order.orderStatus === "Delivered" ? "positive" : "label";
}

function OrderRow({ order }: { order: Order }) {
  const toast = useToast();
  const texts = useTexts().orders;
  const status = shownStatus(order);
  const lines = orderedLines(order, texts.product);
  const pictures = lines.flatMap(({ picture }) => (picture ? [picture] : []));
  const pieces = lines.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  return (
    <OrderCard
      number={order.orderId || order._id}
      {...(order._id && { href: paths.order(order._id) })}
      onOpen={() => toast.error(texts.idMissing, briefly)}
      placedOn={order.createdAt ?? order.orderDate ?? undefined}
      status={texts.statuses[status] ?? status}
      statusTone={toneOf(order)}
      pictures={pictures}
      itemCount={pieces}
      total={order.totalAmount ?? 0}
    />
  );
}

function Orders() {
  const { data, error, isPending, isFetching, refetch } = useQuery(ordersQuery());
  const { orders: texts, common } = useTexts();
  if (isPending) return <PageLoader />;
  if (error) {
    return (
      <ErrorState title={texts.historyFailed} retrying={isFetching} onRetry={() => void refetch()}>
        {messageOf(error, common.unexpectedError)}
      </ErrorState>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        drawing="parcel"
        title={texts.empty}
        action={<ButtonLink href={paths.viewAll}>{common.startShopping}</ButtonLink>}
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
  const { history, historyDescription } = useTexts().orders;
  return (
    <AccountPage title={history} current="orders">
      <PageMeta title={history} description={historyDescription(shop.name)} />
      <Orders />
    </AccountPage>
  );
}
