import type { SessionState } from "@taanka/api-client";
import { type AdapterCalls, AdapterError, type CallInput } from "@taanka/api-client/adapter";
import type { CallAnswer, endpoints, OrderStatus } from "@taanka/api-client/contract";
import { type Carts, toAddress, toLine } from "./cart";
import type { Medusa } from "./medusa";
import {
  completion,
  type MedusaCart,
  type MedusaOrder,
  orderAnswer,
  paymentAnswer,
  shippingOptions,
} from "./schemas";

type OrderInput = CallInput<typeof endpoints.orders.create>;

const fulfilled: Readonly<Record<string, OrderStatus>> = {
  fulfilled: "Ready to Dispatch",
  shipped: "Dispatched",
  delivered: "Delivered",
};

const inPaise = (rupees: number) => Math.round(rupees * 100);

/** An order as its page shows it. */
function toOrder(order: MedusaOrder): CallAnswer<typeof endpoints.orders.read> {
  const isOrderCancelled = order.status === "canceled";
  const status = fulfilled[order.fulfillment_status] ?? "Order Placed";
  return {
    ...{ _id: order.id, orderId: `${order.display_id}`, createdAt: order.created_at },
    orderDetails: order.items.map(toLine),
    invoice: [
      { key: "subtotal", value: order.item_subtotal },
      { key: "tax", value: order.tax_total },
      { key: "shipping", value: order.shipping_total },
    ],
    ...{ totalAmount: order.total, orderStatus: isOrderCancelled ? "Cancelled" : status },
    ...{ paymentMethod: "COD", paymentStatus: order.payment_status },
    ...{ isOrderPlaced: true, isOrderCancelled },
    shippingAddressId: order.shipping_address && toAddress(order.shipping_address),
  };
}

/** Refuses an order of something else than the cart that Medusa has, or to another address. */
function assertOrderable({ items, shipping_address: address }: MedusaCart, input: OrderInput) {
  const wanted = new Map(input.orderDetails.map(({ skuId, quantity }) => [skuId, quantity]));
  const isCart =
    wanted.size === items.length &&
    items.every(({ variant_id, quantity }) => wanted.get(variant_id) === quantity);
  if (!isCart) throw new AdapterError("cart_changed", "Your cart has changed");
  if (!address?.address_1 || address.id !== input.shippingAddressId) {
    throw new AdapterError("not_found", "Please select a delivery address");
  }
  if (input.paymentMethod !== "COD") {
    throw new AdapterError("validation_failed", "This order is paid in cash on delivery");
  }
}

/** Orders of a guest: the one that their cart became. */
export function createOrders(medusa: Medusa, carts: Carts) {
  /** Makes an order of a cart. Asked again it answers the same order. */
  const complete = async (cartId: string, signal: AbortSignal) => {
    const answer = await medusa.post(completion, `/carts/${cartId}/complete`, signal);
    if (answer.type === "order") return toOrder(answer.order);
    const cause = new Error(`Medusa did not complete the cart: ${answer.error.message}`);
    throw new AdapterError("conflict", "", { cause });
  };

  /** Takes the cheapest way to the address. */
  const chooseShipping = async (cart_id: string, session: SessionState, signal: AbortSignal) => {
    const found = await medusa.get(shippingOptions, "/shipping-options", signal, { cart_id });
    const [option] = found.shipping_options.sort((a, b) => a.amount - b.amount);
    if (!option) throw new AdapterError("validation_failed", "We do not deliver to this address");
    return carts.change(session, "/shipping-methods", { option_id: option.id }, signal);
  };

  const preparePayment = async (cart_id: string, signal: AbortSignal) => {
    const made = await medusa.post(paymentAnswer, "/payment-collections", signal, { cart_id });
    const path = `/payment-collections/${made.payment_collection.id}/payment-sessions`;
    await medusa.post(paymentAnswer, path, signal, { provider_id: "pp_system_default" });
  };

  return {
    orders: {
      async create(input, { session, signal }) {
        const cart = await carts.read(session, signal);
        if (cart.completed_at) return complete(cart.id, signal);
        assertOrderable(cart, input);
        const { total } = await chooseShipping(cart.id, session, signal);
        // Medusa decides what is charged, and the shopper agreed to another amount.
        if (inPaise(total) !== inPaise(input.totalAmount)) {
          throw new AdapterError("price_changed", "The price has changed");
        }
        await preparePayment(cart.id, signal);
        return complete(cart.id, signal);
      },
      async list(_, { session, signal }) {
        const cart = await carts.read(session, signal);
        return cart.completed_at ? [await complete(cart.id, signal)] : [];
      },
      async read({ id }, { signal }) {
        return toOrder((await medusa.get(orderAnswer, `/orders/${id}`, signal)).order);
      },
    },
  } satisfies AdapterCalls;
}
