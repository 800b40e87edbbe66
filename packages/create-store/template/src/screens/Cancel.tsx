import type { Order } from "@taanka/api-client";
import { CancelForm, CheckoutFrame } from "@taanka/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { isCancellable, orderOf, ordersOf } from "../account";
import { messageOf } from "../errors";
import { texts } from "../language";
import { OrderPage } from "../OrderPage";
import { orderedLines } from "../orderedLines";
import { usePerson } from "../Personal";
import { orderPath } from "../paths";
import { store } from "../store";
import { titleOf } from "../title";

function CancelView({ order }: { order: Order }) {
  const person = usePerson();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: (refundReason: string) => store.orders.cancel({ orderId: order._id, refundReason }),
    // Whatever came of it, the order may be another one now.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ordersOf(person).queryKey });
      return queries.invalidateQueries({ queryKey: orderOf(person, order._id).queryKey });
    },
  });
  const send = (refundReason: string) =>
    cancel.mutate(refundReason, {
      // Called only as long as this page is open.
      onSuccess: () => navigate(orderPath(order._id), { replace: true }),
    });
  return (
    <CheckoutFrame title={texts.cancelOrder}>
      <title>{titleOf(texts.cancelOrder)}</title>
      <CancelForm
        lines={orderedLines(order)}
        descriptionRequired={false}
        busy={cancel.isPending}
        error={cancel.error && messageOf(cancel.error)}
        onSubmit={({ reason, description }) => send(`${reason}: ${description}`)}
      />
    </CheckoutFrame>
  );
}

/** Cancels one order, as long as it has not been sent. */
export default function Cancel() {
  const { id = "" } = useParams();
  return (
    <OrderPage id={id}>
      {(order) =>
        isCancellable(order) ? (
          <CancelView order={order} />
        ) : (
          <Navigate to={orderPath(id)} replace />
        )
      }
    </OrderPage>
  );
}
