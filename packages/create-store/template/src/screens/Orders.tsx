import type { Order } from "@taanka/api-client";
import {
  Button,
  ButtonLink,
  CheckoutFrame,
  EmptyState,
  ErrorState,
  OrderCard,
  PageLoader,
  Stack,
} from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import { ordersOf } from "../account";
import { texts } from "../language";
import { usePerson } from "../Personal";
import { orderPath } from "../paths";
import { pictureOf } from "../picture";
import { store } from "../store";
import { titleOf } from "../title";

const statuses: Record<string, string> = texts.statuses;

function Card({ order }: { order: Order }) {
  const { _id, orderId, orderDetails, orderStatus, createdAt, totalAmount } = order;
  const pictures = orderDetails.flatMap(
    ({ itemId: item }) => pictureOf(item?.image ?? "", item?.imageColor) ?? [],
  );
  return (
    <OrderCard
      number={orderId}
      href={orderPath(_id)}
      placedOn={createdAt ?? undefined}
      status={statuses[orderStatus] ?? orderStatus}
      pictures={pictures}
      itemCount={orderDetails.reduce((sum, { quantity }) => sum + quantity, 0)}
      total={totalAmount}
    />
  );
}

/** What somebody has ordered, newest first, and the way to sign out. */
export default function Orders() {
  const { data, isError, refetch } = useQuery(ordersOf(usePerson()));
  const failure = <ErrorState level={1} title={texts.failed} onRetry={() => void refetch()} />;
  if (!data) return isError ? failure : <PageLoader />;
  // Here the session ends at once, whether or not the API hears of it.
  const signOut = () => void store.auth.logout().catch(() => undefined);
  return (
    <CheckoutFrame title={texts.orders}>
      <title>{titleOf(texts.orders)}</title>
      <Stack gap="6" align="start">
        {data.length === 0 && (
          <EmptyState
            title={texts.noOrders}
            action={<ButtonLink href="/">{texts.back}</ButtonLink>}
          />
        )}
        {data.map((order) => (
          <Card key={order._id} order={order} />
        ))}
        <Button tone="secondary" size="small" onClick={signOut}>
          {texts.signOut}
        </Button>
      </Stack>
    </CheckoutFrame>
  );
}
