import * as v from "valibot";
import { campaignBadgeSchema, looseText, moneySchema, referenceSchema } from "./common";
import { DEFAULT_PAGE_SIZE } from "./constants";
import type { Call } from "./endpoint";
import { factSchema, productFieldSchemas } from "./product-fields";

/** A colour that a product comes in. */
export const itemColorSchema = v.object({ color: v.string(), hexCode: looseText });

/** A product as a listing shows it: only what a card needs. */
export const itemSchema = v.object({
  _id: v.string(),
  name: v.string(),
  /** URL of the main picture. */
  image: looseText,
  /** Picture URLs; the second is shown on hover. */
  images: v.nullish(v.array(v.string()), []),
  /** Dominant colour of `image`, `#rrggbb`. */
  imageColor: v.nullish(v.string()),
  /** Maximum retail price, in rupees. */
  MRP: moneySchema,
  /** Selling price in rupees; without it the MRP counts. */
  discountedPrice: v.nullish(moneySchema),
  /** Whole percent off the MRP, rounded down; 0 when there is no discount. */
  discountPercentage: v.nullish(v.number(), 0),
  categoryId: v.nullish(referenceSchema),
  subCategoryId: v.nullish(referenceSchema),
  /** 0 to 5; null when nobody rated the product. */
  userAverageRating: v.nullish(v.number()),
  reviewCount: v.nullish(v.number(), 0),
  filters: v.nullish(v.array(factSchema), []),
  defaultColor: v.nullish(v.string()),
  /** True when the product comes in several colours. */
  isItemDetail: v.nullish(v.boolean(), false),
  colors: v.nullish(v.array(itemColorSchema), []),
  /** The colour whose pictures these are, where a list is filtered for another than the usual one. */
  shownColor: v.nullish(v.string()),
  campaign: v.nullish(campaignBadgeSchema),
});

/** See {@link itemSchema}. */
export type Item = v.InferOutput<typeof itemSchema>;

/** A product as its own page shows it. */
export const itemReadSchema = v.object({
  ...itemSchema.entries,
  ...productFieldSchemas,
  brand: v.nullish(referenceSchema),
  /** Kind of garment; names the size chart. */
  garment: v.nullish(v.string()),
});

/** See {@link itemReadSchema}. */
export type ItemRead = v.InferOutput<typeof itemReadSchema>;

/** How many products of the listing have each value of a filter. */
export const facetSchema = v.object({
  key: v.string(),
  values: v.array(v.object({ value: v.string(), count: v.number() })),
});

/** See {@link facetSchema}. */
export type Facet = v.InferOutput<typeof facetSchema>;

/** One page of a listing. */
export const listingSchema = v.object({
  items: v.array(itemSchema),
  /** Products on all pages together. */
  totalItems: v.number(),
  page: v.nullish(v.number(), 1),
  limit: v.nullish(v.number(), DEFAULT_PAGE_SIZE),
  facets: v.nullish(v.array(facetSchema), []),
});

/** See {@link listingSchema}. */
export type Listing = v.InferOutput<typeof listingSchema>;

/** Calls for products. */
export const itemCalls = {
  list: {
    method: "POST",
    path: "/items/filtering",
    auth: "none",
    safe: true,
    response: listingSchema,
    fallback: "Failed to load products",
  },
  read: {
    method: "GET",
    path: "/items/{id}",
    auth: "none",
    response: itemReadSchema,
    fallback: "Failed to load product details",
  },
} as const satisfies Record<string, Call>;
