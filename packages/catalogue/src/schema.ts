import * as v from "valibot";

/** The garments that the catalogue knows; each has its own shape, size chart and views. */
export const GARMENTS = [
  "saree",
  "lehenga",
  "lehenga-full",
  "kurti",
  "office-kurta",
  "anarkali",
  "suit",
  "gown",
] as const;

/** The ways a garment is pictured. Which of them a product has is written in its colours. */
export const VIEWS = [
  "front",
  "side",
  "back",
  "hanging",
  "draped",
  "draped-side",
  "draped-detail",
  "detail",
  "weave",
] as const;

/** The curated parts of the home page, in the order in which they appear there. */
export const SECTION_NAMES = ["MostBought", "TurnHeads", "Everydaytoevent"] as const;

const Id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a lower-case slug"));
const Text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));
const Rupees = v.pipe(v.number(), v.integer("must be whole rupees"), v.minValue(1));
const Hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, "must be a colour such as #7a1028"));
const Size = v.pipe(v.number(), v.minValue(1));
const Day = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDate, "is not a day that exists"));

function isCalendarDate(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}

const KeyValue = v.strictObject({ key: Text, value: Text });

const Subcategory = v.strictObject({ id: Id, name: Text, description: Text });

/** `data/categories.json` */
const CategoriesSchema = v.array(
  v.strictObject({
    id: Id,
    name: Text,
    description: Text,
    image: v.optional(Text),
    subcategories: v.pipe(v.array(Subcategory), v.minLength(1)),
  }),
);

/** `data/brands.json` */
const BrandsSchema = v.array(v.strictObject({ id: Id, name: Text, description: Text }));

/** `data/campaigns.json` */
const CampaignsSchema = v.array(
  v.strictObject({ id: Id, name: Text, description: Text, isActive: v.boolean() }),
);

/** `data/filters.json` */
const FiltersSchema = v.array(
  v.strictObject({ key: Text, values: v.pipe(v.array(Text), v.minLength(1)) }),
);

/** `data/home.json` */
const HomeSchema = v.array(
  v.strictObject({
    sectionName: v.picklist(SECTION_NAMES),
    title: Text,
    subtitle: Text,
    description: Text,
    campaign: v.optional(Id),
    items: v.pipe(v.array(Id), v.minLength(1)),
  }),
);

/** `data/banners.json` */
const BannersSchema = v.array(
  v.strictObject({
    id: Id,
    name: Text,
    heading: Text,
    text: Text,
    link: v.pipe(v.string(), v.startsWith("/", "must be a path of the shop")),
    image: Text,
    textSide: v.picklist(["start", "end"]),
  }),
);

const Measures = v.strictObject({ chest: Size, shoulder: Size, length: Size });

const SizeChart = v.strictObject({
  rows: v.pipe(
    v.array(v.strictObject({ size: Text, inches: Measures, cm: Measures })),
    v.minLength(1),
  ),
  howToMeasure: v.array(v.strictObject({ key: Text, text: Text })),
});

/** `data/size-charts.json`: a chart for every garment. */
const SizeChartsSchema = v.strictObject({
  saree: SizeChart,
  lehenga: SizeChart,
  "lehenga-full": SizeChart,
  kurti: SizeChart,
  "office-kurta": SizeChart,
  anarkali: SizeChart,
  suit: SizeChart,
  gown: SizeChart,
});

/** `data/reviews.json` */
const ReviewsSchema = v.array(
  v.strictObject({
    productId: Id,
    rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    title: Text,
    text: Text,
    author: Text,
    date: Day,
  }),
);

const Variant = v.strictObject({
  size: Text,
  skuId: v.pipe(v.string(), v.regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, "must be an upper-case code")),
  stock: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const Color = v.strictObject({
  id: Id,
  name: Text,
  hex: Hex,
  palette: Id,
  sizes: v.pipe(v.array(Variant), v.minLength(1)),
  views: v.pipe(v.array(v.picklist(VIEWS)), v.minLength(1)),
});

/** `data/products/<id>.json` */
const ProductSchema = v.strictObject({
  id: Id,
  name: Text,
  garment: v.picklist(GARMENTS),
  categoryId: Id,
  subcategoryId: Id,
  brandId: Id,
  campaignId: v.optional(Id),
  description: Text,
  details: v.array(KeyValue),
  mrp: Rupees,
  price: Rupees,
  popularity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  createdAt: Day,
  filters: v.array(KeyValue),
  design: Id,
  defaultColor: v.optional(Id),
  colors: v.pipe(v.array(Color), v.minLength(1)),
  returnPolicy: Text,
});

/** All data files together; the keys are named after the files. */
export const RecordsSchema = v.object({
  categories: CategoriesSchema,
  brands: BrandsSchema,
  campaigns: CampaignsSchema,
  filters: FiltersSchema,
  home: HomeSchema,
  banners: BannersSchema,
  sizeCharts: SizeChartsSchema,
  reviews: ReviewsSchema,
  products: v.array(ProductSchema),
});

/** `pictures/manifest.json`: what exists as a picture, by its path without extension. */
export const ManifestSchema = v.record(
  v.string(),
  v.looseObject({
    width: Size,
    height: Size,
    color: Hex,
    bytes: v.object({ avif: Size, webp: Size }),
  }),
);

export type Garment = (typeof GARMENTS)[number];
export type View = (typeof VIEWS)[number];
export type SectionName = (typeof SECTION_NAMES)[number];
export type Category = v.InferOutput<typeof CategoriesSchema>[number];
export type SubcategoryEntry = v.InferOutput<typeof Subcategory>;
export type Brand = v.InferOutput<typeof BrandsSchema>[number];
export type Campaign = v.InferOutput<typeof CampaignsSchema>[number];
export type Filter = v.InferOutput<typeof FiltersSchema>[number];
export type HomeSectionRecord = v.InferOutput<typeof HomeSchema>[number];
export type Banner = v.InferOutput<typeof BannersSchema>[number];
export type GarmentSizeChart = v.InferOutput<typeof SizeChart>;
export type SizeCharts = v.InferOutput<typeof SizeChartsSchema>;
export type Review = v.InferOutput<typeof ReviewsSchema>[number];
export type ProductColor = v.InferOutput<typeof Color>;
export type ProductVariant = v.InferOutput<typeof Variant>;
export type ProductRecord = v.InferOutput<typeof ProductSchema>;
/** The data files as they are written, each valid but not yet checked against the others. */
export type CatalogueRecords = v.InferOutput<typeof RecordsSchema>;
export type Manifest = v.InferOutput<typeof ManifestSchema>;
