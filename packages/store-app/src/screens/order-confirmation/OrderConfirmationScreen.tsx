import { ButtonLink, MessageFrame, StitchDrawing } from "@taanka/ui";
import { Navigate, useLocation } from "react-router-dom";
import * as v from "valibot";
import { PageMeta } from "../../seo/PageMeta";

const stateSchema = v.object({
  order: v.object({ _id: v.string(), orderId: v.string() }),
  paymentMethod: v.picklist(["Online", "COD"]),
});

const paidBy = { Online: "Paid online.", COD: "You pay in cash when it arrives." } as const;

/** Says that the order is placed. Without an order there is nothing to confirm. */
export default function OrderConfirmationScreen() {
  const parsed = v.safeParse(stateSchema, useLocation().state);
  if (!parsed.success) return <Navigate to="/orderhistory" replace />;
  const { order, paymentMethod } = parsed.output;
  return (
    <>
      <PageMeta title="Order Confirmed" description="Your order has been placed." />
      <MessageFrame
        drawing={<StitchDrawing drawing="parcel" />}
        eyebrow={`Order ${order.orderId}`}
        title="Order Confirmed!"
        description={`Your order has been placed successfully. ${paidBy[paymentMethod]}`}
        actions={
          <>
            <ButtonLink href="/">Continue Shopping</ButtonLink>
            <ButtonLink tone="secondary" href={`/orders/${encodeURIComponent(order._id)}`}>
              View order
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
