import type { Order } from "@taanka/api-client";
import { endedUnpaid, formatPhone, orderAmounts, orderedLines, taxPercentOf } from "@taanka/store";
import type { InvoiceViewProps } from "@taanka/ui";
import { shop, taxPercent } from "../../config";
import { paths } from "../../paths";
import type { Texts } from "../../texts";

type Invoice = Pick<
  InvoiceViewProps,
  | "number"
  | "date"
  | "orderNumber"
  | "orderDate"
  | "payment"
  | "seller"
  | "buyer"
  | "lines"
  | "rows"
  | "total"
>;

/** An order as its invoice; undefined as long as it has none, and once it has ended unpaid. */
export function invoiceOf(order: Order, { orders, orderForms }: Texts): Invoice | undefined {
  const { invoiceNumber, seller } = order;
  if (!invoiceNumber || !seller || endedUnpaid(order)) return undefined;
  const texts = orderForms.invoice;
  const amounts = orderAmounts(order);
  const { discounted, gst, coupon, shipping, total } = amounts;
  const placed = order.createdAt ?? order.orderDate ?? undefined;
  const address = order.shippingAddressId;
  const method = order.paymentMethod ?? "";
  return {
    number: invoiceNumber,
    date: order.invoiceDate ?? placed ?? "",
    orderNumber: order.orderId || order._id,
    ...(placed && { orderDate: placed }),
    payment: orders.methods[method] ?? method,
    seller: {
      name: seller.name,
      address: seller.address ?? [],
      ...(seller.gstin && { gstin: seller.gstin }),
    },
    buyer: {
      name: address?.name ?? "",
      address: [
        address?.addressLine1 ?? "",
        address?.addressLine2 ?? "",
        [address?.cityTown, [address?.state, address?.pincode].filter(Boolean).join(" ")]
          .filter(Boolean)
          .join(", "),
      ].filter((line) => line !== ""),
      ...(address?.phoneNumber && { phone: formatPhone(address.phoneNumber, shop.phonePrefix) }),
    },
    lines: orderedLines(order, orders.product, paths.product).map(
      ({ id, name, color, size, quantity, price }) => ({
        id,
        name,
        details: [color, size].filter(Boolean).join(" · "),
        quantity: quantity ?? 1,
        price,
      }),
    ),
    rows: [
      { label: texts.goods, amount: discounted },
      { label: texts.tax(shop.tax.name, taxPercentOf(amounts, taxPercent) ?? 0), amount: gst },
      { label: texts.shipping, amount: shipping },
      ...(coupon > 0 ? [{ label: texts.coupon, amount: -coupon }] : []),
    ],
    total,
  };
}
