import type { Order } from "@taanka/api-client";
import {
  awaitsPayment,
  isCancelled,
  orderedLines,
  reasonBelow,
  shownStatus,
  useOrders,
} from "@taanka/store";
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  OrderCard,
  type OrderCardProps,
  PageLoader,
  Stack,
  useToast,
} from "@taanka/ui";
import { AccountPage } from "../../components/AccountPage";
import { StaleNotice } from "../../components/StaleNotice";
import { briefly } from "../../components/toasts";
import { shop } from "../../config";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";
import { usePayLater } from "./usePayLater";

function toneOf(order: Order): OrderCardProps["statusTone"] {
  if (awaitsPayment(order)) return "caution";
  if (isCancelled(order)) return "critical";
  return order.orderStatus === "Delivered" ? "positive" : "label";
}

function OrderRow({ order }: { order: Order }) {
  const toast = useToast();
  const texts = useTexts().orders;
  const [pay, paying] = usePayLater();
  const status = shownStatus(order);
  const lines = orderedLines(order, texts.product, paths.product);
  const pictures = lines.map(({ picture }) => picture);
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
      action={
        awaitsPayment(order) && (
          <Button size="small" loading={paying} onClick={() => pay(order._id)}>
            {texts.payNow}
          </Button>
        )
      }
    />
  );
}

function Orders() {
  const { orders: known, error, isPending, isFetching, refetch } = useOrders();
  const { orders: texts, common } = useTexts();
  if (isPending) return <PageLoader />;
  // Of an empty copy nobody can say that it is all.
  if (!known || (error && known.length === 0)) {
    return (
      <ErrorState title={texts.historyFailed} retrying={isFetching} onRetry={() => void refetch()}>
        {reasonBelow(texts.historyFailed, error, common.unexpectedError)}
      </ErrorState>
    );
  }
  if (known.length === 0) {
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
      {error && (
        <StaleNotice retrying={isFetching} onRetry={() => void refetch()}>
          {texts.historyFailed}
        </StaleNotice>
      )}
      {known.map((order) => (
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
