import { MAX_SIZE_LENGTH, NO_COLOR, requiredText, text, whole } from "@taanka/api-client/contract";
import * as v from "valibot";
import { facts, fieldChecks } from "../items/product-fields.js";
import { day, differ, hexColor, id, pictureSchema, rupees } from "./fields.js";

const productPictureSchema = v.object({
  ...pictureSchema.entries,
  alt: v.optional(text(500), ""),
  width: v.nullish(whole(1, 20_000)),
  height: v.nullish(whole(1, 20_000)),
});

const sizeSchema = v.pipe(
  v.object({
    size: requiredText(MAX_SIZE_LENGTH),
    sku: id,
    /** Left out, a variant that is in the shop keeps its pieces, and a new one has none. */
    stock: v.optional(whole(-1_000_000, 1_000_000)),
    /**
     * Whether it can be ordered beyond its stock. Left out, a variant that is in the shop keeps what it
     * has, and a new one can't.
     */
    inventoryPolicy: v.optional(v.picklist(["deny", "continue"], "must be deny or continue")),
  }),
  v.forward(
    v.check(
      ({ stock = 0, inventoryPolicy }) => stock >= 0 || inventoryPolicy === "continue",
      "must not be below 0, unless inventoryPolicy is continue",
    ),
    ["stock"],
  ),
);

const colorSchema = v.object({
  /** Names the colour within the product; made of the name when it is left out. */
  id: v.optional(id),
  /** Left out where the product has no colour to tell. */
  name: v.optional(requiredText(60), NO_COLOR),
  hex: v.optional(hexColor),
  images: v.optional(v.pipe(v.array(productPictureSchema), v.maxLength(60)), []),
  sizes: v.pipe(
    v.array(sizeSchema),
    v.minLength(1, "must have at least one size"),
    v.maxLength(100),
  ),
});

const reviewSchema = v.object({
  author: requiredText(100),
  rating: whole(1, 5),
  title: v.optional(text(120), ""),
  text: requiredText(5000),
  date: day,
});

/** A product as a catalogue file describes it. */
export const productSchema = v.pipe(
  v.object({
    id,
    name: requiredText(200),
    ...fieldChecks,
    category: requiredText(100),
    /** The category's name when it is left out. */
    subcategory: v.optional(requiredText(100)),
    brand: v.optional(requiredText(100)),
    campaign: v.optional(requiredText(100)),
    /** Kind of garment; names the size chart. */
    garment: v.optional(requiredText(60)),
    price: rupees,
    /** The price when it is left out. */
    mrp: v.optional(rupees),
    filters: facts,
    tags: v.optional(v.pipe(v.array(requiredText(255)), v.maxLength(250)), []),
    /** Higher comes first in the order by popularity. */
    popularity: v.optional(whole(0, 1_000_000_000)),
    createdAt: v.optional(day),
    /** In the place of those that no account of the shop has written; left out, they stay. */
    reviews: v.optional(v.pipe(v.array(reviewSchema), v.maxLength(10_000))),
    colors: v.pipe(
      v.array(colorSchema),
      v.minLength(1, "must have at least one colour"),
      v.maxLength(60),
    ),
  }),
  v.forward(
    v.check(({ mrp, price }) => mrp === undefined || mrp >= price, "must not be below the price"),
    ["mrp"],
  ),
  v.forward(
    v.check(({ colors }) => differ(colors.map((color) => color.name)), "must all differ"),
    ["colors"],
  ),
  v.forward(
    v.check(
      ({ colors }) => colors.length === 1 || colors.every(({ name }) => name !== NO_COLOR),
      "must each have a name where there are several",
    ),
    ["colors"],
  ),
  v.forward(
    v.check(
      ({ colors }) => colors.every(({ sizes }) => differ(sizes.map(({ size }) => size))),
      "must each have a size once only",
    ),
    ["colors"],
  ),
);

/** A product that is fit for the shop. */
export type CatalogueProduct = v.InferOutput<typeof productSchema>;
/** A product as somebody writes it down. */
export type ProductInput = v.InferInput<typeof productSchema>;
