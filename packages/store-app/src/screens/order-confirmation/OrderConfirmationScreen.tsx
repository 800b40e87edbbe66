import { ButtonLink, MessageFrame, StitchDrawing } from "@taanka/ui";
import { Navigate, useLocation } from "react-router-dom";
import * as v from "valibot";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

const stateSchema = v.object({
  order: v.object({ _id: v.string(), orderId: v.string() }),
  paymentMethod: v.picklist(["Online", "COD"]),
});

/** Says that the order is placed. Without an order there is nothing to confirm. */
export default function OrderConfirmationScreen() {
  const parsed = v.safeParse(stateSchema, useLocation().state);
  const { payment, orders, common } = useTexts();
  if (!parsed.success) return <Navigate to={paths.orderHistory} replace />;
  const { order, paymentMethod } = parsed.output;
  const { title, description, heading, text, paidBy, viewOrder } = payment.confirmed;
  return (
    <>
      <PageMeta title={title} description={description} />
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
      />
    </>
  );
}
