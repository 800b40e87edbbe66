import * as v from "valibot";

// What is read of Medusa's answers. Amounts are rupees, with paise as decimals.

const text = v.nullish(v.string(), "");
const value = v.object({ id: v.string(), value: v.string() });
const price = v.object({ calculated_amount: v.number(), original_amount: v.number() });

const product = v.object({
  id: v.string(),
  title: v.string(),
  description: text,
  thumbnail: text,
  images: v.nullish(v.array(v.object({ url: v.string() })), []),
  options: v.array(v.object({ title: v.string(), values: v.array(value) })),
  variants: v.array(
    v.object({
      id: v.string(),
      manage_inventory: v.boolean(),
      allow_backorder: v.boolean(),
      inventory_quantity: v.nullish(v.number(), 0),
      options: v.array(value),
      /** Null where the region has no price. */
      calculated_price: v.nullish(price),
    }),
  ),
});
export type Product = v.InferOutput<typeof product>;

export const productPage = v.object({ products: v.array(product), count: v.number() });

const category = v.object({ id: v.string(), name: v.string(), description: text });
export const categoryPage = v.object({ product_categories: v.array(category) });

const address = v.object({
  ...{ id: v.string(), first_name: text, last_name: text, phone: text },
  ...{ address_1: text, address_2: text, city: text, province: text, postal_code: text },
});
export type MedusaAddress = v.InferOutput<typeof address>;

const line = v.object({
  ...{ id: v.string(), title: v.string(), thumbnail: text, product_id: text, variant_id: text },
  ...{ quantity: v.number(), unit_price: v.number(), compare_at_unit_price: v.nullish(v.number()) },
  /** Written when the line was added. */
  metadata: v.nullish(v.object({ color: text, size: text })),
});
export type MedusaLine = v.InferOutput<typeof line>;

const cart = v.object({
  ...{ id: v.string(), completed_at: text, total: v.number(), items: v.array(line) },
  shipping_address: v.nullish(address),
});
export type MedusaCart = v.InferOutput<typeof cart>;
export const cartAnswer = v.object({ cart });

const order = v.object({
  ...{ id: v.string(), display_id: v.number(), status: v.string(), created_at: v.string() },
  ...{ fulfillment_status: text, payment_status: text, total: v.number() },
  ...{ item_subtotal: v.number(), tax_total: v.number(), shipping_total: v.number() },
  ...{ items: v.array(line), shipping_address: v.nullish(address) },
});
export type MedusaOrder = v.InferOutput<typeof order>;
export const orderAnswer = v.object({ order });

/** A cart that could not be completed comes back with the reason. */
export const completion = v.variant("type", [
  v.object({ type: v.literal("order"), order }),
  v.object({ type: v.literal("cart"), error: v.object({ message: text }) }),
]);

const option = v.object({ id: v.string(), amount: v.number() });
export const shippingOptions = v.object({ shipping_options: v.array(option) });
export const paymentAnswer = v.object({ payment_collection: v.object({ id: v.string() }) });

/** How Medusa refuses. */
export const refusal = v.object({ type: text, code: text, message: text });
