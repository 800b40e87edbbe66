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
import { taxPercent } from "../../data/cart";
import { isNotFound, messageOf } from "../../data/errors";
import { isCancelled, orderAmounts, orderProgress } from "../../data/orderStatus";
import { orderedLines, orderQuery } from "../../data/orders";
import { AccountPage } from "../../parts/AccountPage";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { type Texts, useTexts } from "../../texts";

function OrderAmounts({ order }: { order: Order }) {
  const { mrp, discounted, coupon, ...amounts } = orderAmounts(order);
  const pieces = order.orderDetails?.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0) ?? 0;
  return (
    <PriceSummary
      {...amounts}
      mrpTotal={mrp}
      discountedTotal={discounted}
      couponDiscount={coupon}
      gstPercent={taxPercent}
      itemCount={pieces}
    />
  );
}

/** The page's heading, and the sentence that says where the order stands. */
function stateOf(order: Order, texts: Texts["orders"]): { heading: string; sentence: string } {
  if (isCancelled(order)) return { heading: texts.cancelled, sentence: texts.closed };
  return order.checkoutPageUrl
    ? { heading: texts.pending, sentence: texts.waiting }
    : { heading: texts.confirmed, sentence: texts.processing };
}

function OrderContent({ order }: { order: Order }) {
  const { orders: texts, addresses } = useTexts();
  const progress = orderProgress(order);
  const lines = orderedLines(order, texts.product);
  return (
    <Stack gap="8">
      <Stack gap="2">
        <Text tone="muted">{texts.orderNumber(order.orderId || order._id)}</Text>
        <Text>{stateOf(order, texts).sentence}</Text>
      </Stack>
      {order.checkoutPageUrl && (
        <Inline>
          <ButtonLink href={order.checkoutPageUrl}>{texts.payNow}</ButtonLink>
        </Inline>
      )}
      <OrderTracker {...progress} />
      <Stack gap="4" as="section">
        <Heading level={2} size="xl">
          {texts.items}
        </Heading>
        <OrderSummary lines={lines} />
      </Stack>
      {order.shippingAddressId && (
        <Stack gap="4" as="section">
          <Heading level={2} size="xl">
            {addresses.delivery}
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
  const { orders: texts, common } = useTexts();
  return (
    <AccountPage
      title={data ? stateOf(data, texts).heading : texts.order}
      current="orders"
      trail={[{ label: texts.history, href: paths.orderHistory }]}
      afterLogout={paths.login}
    >
      <PageMeta title={texts.order} description={texts.description} />
      {isPending && <PageLoader />}
      {data && error && <Notice kind="warning">{texts.cached}</Notice>}
      {data && <OrderContent order={data} />}
      {!data && error && isNotFound(error) && (
        <EmptyState
          drawing="parcel"
          title={texts.notFound}
          action={<ButtonLink href={paths.profile}>{common.backToProfile}</ButtonLink>}
        >
          {texts.notFoundText}
        </EmptyState>
      )}
      {!data && error && !isNotFound(error) && (
        <ErrorState title={texts.failed} retrying={isFetching} onRetry={() => void refetch()}>
          {messageOf(error, common.unexpectedError)}
        </ErrorState>
      )}
    </AccountPage>
  );
}
