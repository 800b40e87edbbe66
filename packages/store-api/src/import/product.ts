import { idSchema, requiredText, sizeChartSchema, text, whole } from "@taanka/api-client/contract";
import * as v from "valibot";

const rupees = v.pipe(
  v.number("must be a number"),
  v.integer("must be whole rupees"),
  v.minValue(1, "must be at least 1"),
  v.maxValue(10_000_000, "must be at most 1,00,00,000"),
);
const facts = v.optional(
  v.pipe(
    v.array(v.object({ key: requiredText(40), value: requiredText(300) })),
    v.maxLength(60, "must have at most 60 entries"),
  ),
  [],
);
const id = v.pipe(
  v.string("must be text"),
  v.check(
    (value) => v.is(idSchema, value),
    "must be letters, digits, and - _ . : only, at most 100 of them, and not begin with a dot",
  ),
);
const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/, "must be a date such as 2026-05-31"),
  v.check((value) => !Number.isNaN(Date.parse(value)), "must be a date that exists"),
);

const pictureSchema = v.object({
  /** An address that begins with http(s)://, or a key below the folder of pictures. */
  url: v.pipe(
    requiredText(1000),
    v.regex(
      /^(https?:\/\/\S+|[a-z0-9-]{1,100}(\/[a-z0-9-]{1,100}){1,3})$/,
      "must begin with https://, or be a key such as some-saree/red-front",
    ),
  ),
  alt: v.optional(text(500), ""),
  width: v.nullish(whole(1, 20_000)),
  height: v.nullish(whole(1, 20_000)),
  /** Dominant colour. */
  color: v.nullish(v.pipe(v.string(), v.hexColor("must be a colour such as #a02030"))),
});

const sizeSchema = v.object({
  size: requiredText(30),
  sku: id,
  stock: v.optional(whole(0, 1_000_000), 0),
});

const colorSchema = v.object({
  name: requiredText(60),
  hex: v.optional(v.pipe(v.string(), v.hexColor("must be a colour such as #a02030"))),
  images: v.optional(v.pipe(v.array(pictureSchema), v.maxLength(60)), []),
  sizes: v.pipe(
    v.array(sizeSchema),
    v.minLength(1, "must have at least one size"),
    v.maxLength(100),
  ),
});

/** A product as a catalogue file describes it. */
export const productSchema = v.pipe(
  v.object({
    id,
    name: requiredText(200),
    /** Plain text; an empty line begins a new paragraph. */
    description: v.optional(text(20_000), ""),
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
    returnPolicy: v.optional(text(500)),
    details: facts,
    filters: facts,
    tags: v.optional(v.pipe(v.array(requiredText(255)), v.maxLength(250)), []),
    /** Higher comes first in the order by popularity. */
    popularity: v.optional(whole(0, 1_000_000_000)),
    createdAt: v.optional(day),
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

const group = v.object({
  name: requiredText(100),
  description: v.optional(text(2000), ""),
});

/** What a catalogue file may say besides its products. */
export const headerSchema = v.object({
  /** In the order in which the shop shows them. */
  categories: v.optional(v.array(group), []),
  brands: v.optional(v.array(group), []),
  campaigns: v.optional(v.array(v.object({ ...group.entries, isActive: v.boolean() })), []),
  /** Filters that listings offer; without them they are found among the products. */
  filters: v.optional(
    v.array(
      v.object({
        key: requiredText(40),
        values: v.pipe(v.array(requiredText(100)), v.maxLength(500)),
      }),
    ),
  ),
  sizeCharts: v.optional(v.record(requiredText(60), sizeChartSchema), {}),
  sections: v.optional(
    v.array(
      v.object({
        sectionName: id,
        title: requiredText(100),
        subtitle: v.optional(text(200), ""),
        description: v.optional(text(2000), ""),
        campaign: v.optional(requiredText(100)),
        items: v.pipe(v.array(id), v.maxLength(200)),
      }),
    ),
  ),
});

/** See {@link headerSchema}. */
export type CatalogueHeader = v.InferOutput<typeof headerSchema>;

function differ(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size === names.length;
}
