import * as v from "valibot";
import { looseText } from "./common";
import type { Call } from "./endpoint";

/** A picture of a product in one colour. */
export const itemImageSchema = v.object({
  url: v.string(),
  /** Place in the gallery; the lowest comes first. */
  priority: v.nullish(v.number(), 0),
  /** Dominant colour, `#rrggbb`. */
  color: v.nullish(v.string()),
  alt: looseText,
  /** Pixels of the original. */
  width: v.nullish(v.number()),
  /** Pixels of the original. */
  height: v.nullish(v.number()),
});

/** See {@link itemImageSchema}. */
export type ItemImage = v.InferOutput<typeof itemImageSchema>;

/** A size of one colour. */
export const itemSizeSchema = v.object({
  size: v.string(),
  skuId: v.string(),
  inStock: v.nullish(v.boolean(), true),
  /** It can be ordered though no piece is there: it is made or bought for the order. */
  onOrder: v.nullish(v.boolean()),
  /** Pieces left, where the shop tells. */
  stock: v.nullish(v.number()),
});

/** See {@link itemSizeSchema}. */
export type ItemSize = v.InferOutput<typeof itemSizeSchema>;

/** One colour of a product with its pictures and sizes. */
export const itemVariantSchema = v.object({
  color: v.string(),
  hexCode: looseText,
  images: v.nullish(v.array(itemImageSchema), []),
  sizes: v.nullish(v.array(itemSizeSchema), []),
});

/** See {@link itemVariantSchema}. */
export type ItemVariant = v.InferOutput<typeof itemVariantSchema>;

/** The colours and sizes of a product. */
export const itemDetailSchema = v.object({
  _id: v.nullish(v.string()),
  itemId: v.nullish(v.string()),
  imagesByColor: v.nullish(v.array(itemVariantSchema), []),
});

/** See {@link itemDetailSchema}. */
export type ItemDetail = v.InferOutput<typeof itemDetailSchema>;

/** Calls for a product's colours and sizes. */
export const itemDetailCalls = {
  ofItem: {
    method: "GET",
    path: "/itemdetails/item/{itemId}",
    auth: "none",
    response: v.array(itemDetailSchema),
  },
  read: {
    method: "GET",
    path: "/itemdetails/{id}",
    auth: "none",
    response: v.array(itemDetailSchema),
  },
} as const satisfies Record<string, Call>;
