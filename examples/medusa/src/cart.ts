import { NO_COLOR, type SessionState } from "@taanka/api-client";
import { type AdapterCalls, AdapterError, type CallInput } from "@taanka/api-client/adapter";
import type { endpoints } from "@taanka/api-client/contract";
import type { Medusa } from "./medusa";
import { choiceOf, type Products } from "./products";
import { cartAnswer, type MedusaAddress, type MedusaCart, type MedusaLine } from "./schemas";

/** A line as carts and orders show it. */
export const toLine = ({ unit_price, compare_at_unit_price, metadata, ...line }: MedusaLine) => ({
  itemId: {
    ...{ _id: line.product_id, name: line.title, image: line.thumbnail },
    ...{ MRP: compare_at_unit_price ?? unit_price, discountedPrice: unit_price },
  },
  ...{ quantity: line.quantity, skuId: line.variant_id },
  ...{ size: metadata?.size, color: metadata?.color || NO_COLOR },
});

/** An address as the address book shows it. */
export const toAddress = (address: MedusaAddress) => ({
  ...{ _id: address.id, name: `${address.first_name} ${address.last_name}`.trim() },
  ...{ phoneNumber: address.phone, cityTown: address.city, state: address.province },
  ...{ addressLine1: address.address_1, addressLine2: address.address_2 },
  ...{ pincode: address.postal_code, isDefault: true },
});

function fromAddress(input: CallInput<typeof endpoints.addresses.create>) {
  const [first_name, ...others] = input.name.split(" ");
  return {
    ...{ first_name, last_name: others.join(" "), phone: input.phoneNumber },
    ...{ address_1: input.addressLine1, address_2: input.addressLine2, city: input.cityTown },
    ...{ province: input.state, postal_code: input.pincode, country_code: "in" },
  };
}

/** The address that a cart goes to; Medusa makes an empty one with the cart. */
const bookOf = ({ shipping_address: address }: MedusaCart) => ({
  addressDetail: address?.address_1 ? [toAddress(address)] : [],
});

/** The carts of Medusa. The token of a guest's session is the id of their cart. */
export function createCarts(medusa: Medusa) {
  const pathOf = ({ accessToken }: SessionState, rest: string) => {
    // It comes from a browser, and becomes a part of an address.
    if (!/^cart_\w+$/.test(accessToken ?? "")) throw new AdapterError("unauthenticated");
    return `/carts/${accessToken}${rest}`;
  };
  return {
    read: async (session: SessionState, signal: AbortSignal) =>
      (await medusa.get(cartAnswer, pathOf(session, ""), signal)).cart,
    change: async (session: SessionState, rest: string, body: object, signal: AbortSignal) =>
      (await medusa.post(cartAnswer, pathOf(session, rest), signal, body)).cart,
  };
}
export type Carts = ReturnType<typeof createCarts>;

/** The cart and its one address. */
export function createCartCalls(carts: Carts, products: Products) {
  const setQuantity = async (
    skuId: string,
    next: (quantity: number) => number,
    session: SessionState,
    signal: AbortSignal,
  ) => {
    const { items } = await carts.read(session, signal);
    const line = items.find(({ variant_id }) => variant_id === skuId);
    if (!line) throw new AdapterError("not_found", "This is not in your cart");
    const quantity = next(line.quantity);
    await carts.change(session, `/line-items/${line.id}`, { quantity }, signal);
  };

  return {
    cart: {
      async read(_, { session, signal }) {
        const { completed_at, items } = await carts.read(session, signal);
        // What was ordered is in no cart any more. Medusa's manual provider is paid on delivery.
        return { items: completed_at ? [] : items.map(toLine), paymentMethods: ["COD"] };
      },
      async add({ itemId, skuId, quantity }, { session, signal }) {
        const product = await products.read(itemId, signal);
        const variant = product.variants.find(({ id }) => id === skuId);
        if (!variant) throw new AdapterError("not_found", "There is no such product");
        // Colour and size as Medusa has them, whatever was sent.
        const body = { variant_id: skuId, quantity, metadata: choiceOf(product, variant) };
        await carts.change(session, "/line-items", body, signal);
      },
      async updateQuantity({ skuId, action }, { session, signal }) {
        const step = action === "increase" ? 1 : -1;
        await setQuantity(skuId, (quantity) => quantity + step, session, signal);
      },
      remove: ({ skuId }, { session, signal }) => setQuantity(skuId, () => 0, session, signal),
    },
    addresses: {
      async list(_, { session, signal }) {
        return { addresses: bookOf(await carts.read(session, signal)) };
      },
      async create(input, { session, signal }) {
        const body = { shipping_address: fromAddress(input) };
        return { address: bookOf(await carts.change(session, "", body, signal)) };
      },
    },
  } satisfies AdapterCalls;
}
