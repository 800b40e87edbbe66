import type { ItemDetail, Order } from "@taanka/api-client";
import { MAX_RETURN_DESCRIPTION_LENGTH, RETURN_WINDOW_DAYS } from "@taanka/api-client/contract";
import {
  isReturnable,
  itemDetailsQuery,
  messageOf,
  toPostal,
  useOrder,
  useReturn,
} from "@taanka/store";
import { useReturnTo } from "@taanka/store/react-router";
import {
  AddressCard,
  ButtonLink,
  EmptyState,
  PageLoader,
  type ReturnedLine,
  ReturnForm,
  useToast,
} from "@taanka/ui";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { OrderProblem } from "../../components/OrderProblem";
import { OrderSubpage } from "../../components/OrderSubpage";
import { briefly } from "../../components/toasts";
import { useTooLong } from "../../components/useTooLong";
import { paths } from "../../paths";
import { useTexts } from "../../texts";
import { refundOf, returnableLines } from "./returnableLines";

/** The colours and sizes of an order's products, by their ids. */
function useDetails(order: Order) {
  const ids = [...new Set(order.orderDetails?.flatMap(({ itemId }) => itemId?._id ?? []))];
  return useQueries({
    queries: ids.map(itemDetailsQuery),
    combine: (results) => ({
      details: new Map<string, readonly ItemDetail[]>(
        results.flatMap(({ data }, place) => (data ? [[ids[place] ?? "", data]] : [])),
      ),
      isPending: results.some(({ isPending }) => isPending),
    }),
  });
}

function Form({ order }: { order: Order }) {
  const { orderForms, orders, catalogue } = useTexts();
  const texts = orderForms.return;
  const toast = useToast();
  const returnTo = useReturnTo();
  const { details, isPending } = useDetails(order);
  const { mutateAsync, error } = useReturn(order._id);
  const length = useTooLong(MAX_RETURN_DESCRIPTION_LENGTH);
  if (isPending) return <PageLoader />;
  const lines = returnableLines(order, details, orders.product, texts, catalogue);
  const priceOf = (id: string) => lines.find((line) => line.id === id)?.price ?? 0;
  const goodsOf = (returned: ReturnedLine[]) =>
    returned.reduce((sum, { id, quantity }) => sum + priceOf(id) * quantity, 0);
  return (
    <ReturnForm
      lines={lines}
      kindNotes={{
        ...texts.kinds,
        ...(order.paymentMethod === "COD" && { refund: texts.refundOfCash }),
      }}
      note={texts.note}
      pickup={
        order.shippingAddressId && <AddressCard address={toPostal(order.shippingAddressId)} />
      }
      // The API takes none.
      maxPictures={0}
      getRefund={(returned) => refundOf(order, goodsOf(returned))}
      error={length.error ?? (error && messageOf(error, texts.failed))}
      onSubmit={async (values) => {
        length.assertFits(values.description);
        await mutateAsync(values);
        toast.success(texts.done, { ...briefly, acrossPages: true });
        returnTo(paths.order(order._id));
      }}
    />
  );
}

/** The form, or why nothing can go back. */
function Returning({ id }: { id: string }) {
  const { order, error, isPending, isFetching, refetch } = useOrder(id);
  const texts = useTexts().orderForms.return;
  const [now] = useState(Date.now);
  const [begun, setBegun] = useState(false);
  const returnable = order !== undefined && isReturnable(order, now);
  // Whoever sends back the last piece keeps the form until its page is left.
  if (returnable && !begun) setBegun(true);
  if (isPending) return <PageLoader />;
  if (order) {
    if (begun) return <Form order={order} />;
    return (
      <EmptyState
        drawing="parcel"
        title={texts.closed}
        action={<ButtonLink href={paths.order(id)}>{texts.backToOrder}</ButtonLink>}
      >
        {texts.closedText(RETURN_WINDOW_DAYS)}
      </EmptyState>
    );
  }
  return <OrderProblem error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}

/** Sending back pieces of a delivered order, for money or for another size or colour. */
export default function ReturnOrderScreen() {
  const { orderId: id = "" } = useParams();
  const { orderForms } = useTexts();
  const { title, description } = orderForms.return;
  return (
    <OrderSubpage orderId={id} title={title} description={description}>
      <Returning id={id} />
    </OrderSubpage>
  );
}
