import { NO_COLOR } from "@taanka/api-client/contract";
import * as v from "valibot";
import { withEscape } from "./formulas.js";
import { isRemote } from "./pictures.js";
import { type CatalogueProduct, productSchema } from "./product.js";
import { columnsOf, toRow } from "./shopify-columns.js";
import { toProduct } from "./shopify-product.js";

/** The columns that are written: those of Shopify's own export that a catalogue can fill. */
export const HEADINGS_OUT = [
  "Handle",
  "Title",
  "Body (HTML)",
  "Vendor",
  "Type",
  "Tags",
  "Published",
  "Option1 Name",
  "Option1 Value",
  "Option2 Name",
  "Option2 Value",
  "Variant SKU",
  "Variant Inventory Tracker",
  "Variant Inventory Qty",
  "Variant Inventory Policy",
  "Variant Price",
  "Variant Compare At Price",
  "Image Src",
  "Image Position",
  "Image Alt Text",
  "Variant Image",
  "Status",
] as const;

type Heading = (typeof HEADINGS_OUT)[number];
type Cells = Partial<Record<Heading, string>>;

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Plain text as HTML that reads back as the same text. */
function toHtml(text: string): string {
  return text
    .split("\n\n")
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("");
}

function tagsOf(product: CatalogueProduct): string {
  const places = [
    ["Subcategory", product.subcategory === product.category ? undefined : product.subcategory],
    ["Campaign", product.campaign],
    ["Garment", product.garment],
  ] as const;
  return [
    ...product.filters.map(({ key, value }) => `${key}: ${value}`),
    ...places.filter(([, value]) => value).map(([key, value]) => `${key}: ${value}`),
    ...product.tags,
  ]
    .map((tag) => (/^"|,/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag))
    .join(", ");
}

/** Pictures of all colours, each once; those of one colour only are its variants' own. */
function picturesOf(product: CatalogueProduct) {
  const all = new Map(
    product.colors
      .flatMap(({ images }) => images.filter(({ url }) => isRemote(url)))
      .map((image) => [image.url, image]),
  );
  const owners = (url: string) =>
    product.colors.filter(({ images }) => images.some((image) => image.url === url)).length;
  const isOwn = (url: string | undefined) =>
    url !== undefined && product.colors.length > 1 && owners(url) === 1;
  return { all: [...all.values()], isOwn };
}

const hasColor = ({ colors }: CatalogueProduct) => colors.some(({ name }) => name !== NO_COLOR);

/** What the option of a variant says; a product of no colour to tell has its sizes alone. */
function choiceCells(color: string, size: string): Cells {
  return color === NO_COLOR
    ? { "Option1 Value": size }
    : { "Option1 Value": color, "Option2 Value": size };
}

function productCells(product: CatalogueProduct): Cells {
  return {
    Title: product.name,
    "Body (HTML)": toHtml(product.description),
    Vendor: product.brand,
    Type: product.category,
    Tags: tagsOf(product),
    Published: "true",
    ...(hasColor(product)
      ? { "Option1 Name": "Color", "Option2 Name": "Size" }
      : { "Option1 Name": "Size" }),
    Status: "active",
  };
}

/**
 * A product as rows of Shopify's export: one for each variant, more where it has more pictures.
 * Shopify has no place for colour values, details, popularity, dates and reviews, nor for a second
 * picture of one colour alone; JSON keeps them.
 */
export function* toShopifyRows(product: CatalogueProduct): Generator<string[]> {
  const { all, isOwn } = picturesOf(product);
  const variants = product.colors.flatMap((color) => color.sizes.map((size) => ({ color, size })));
  for (let at = 0; at < Math.max(variants.length, all.length); at++) {
    const variant = variants[at];
    const picture = all[at];
    const own = variant?.color.images.find(({ url }) => isRemote(url) && isOwn(url));
    const cells: Cells = {
      Handle: product.id,
      ...(at === 0 ? productCells(product) : {}),
      ...(variant && {
        ...choiceCells(variant.color.name, variant.size.size),
        "Variant SKU": variant.size.sku,
        "Variant Inventory Tracker": "shopify",
        "Variant Inventory Qty": String(variant.size.stock ?? 0),
        "Variant Inventory Policy": variant.size.inventoryPolicy,
        "Variant Price": product.price.toFixed(2),
        "Variant Compare At Price": product.mrp === product.price ? "" : product.mrp?.toFixed(2),
        "Variant Image": own?.url,
      }),
      ...(picture && {
        "Image Src": picture.url,
        "Image Position": String(at + 1),
        "Image Alt Text": picture.alt,
      }),
    };
    yield HEADINGS_OUT.map((heading) => {
      const cell = cells[heading] ?? "";
      // Less pieces than none are a number, not a formula.
      return heading === "Variant Inventory Qty" ? cell : withEscape(cell);
    });
  }
}

const COLUMNS = columnsOf(HEADINGS_OUT);

/** What an import makes of a product's own rows; undefined where they say too little. */
export function readBack(product: CatalogueProduct): CatalogueProduct | undefined {
  const rows = [...toShopifyRows(product)].map((cells, line) => ({
    line,
    row: toRow(COLUMNS, cells),
  }));
  const entry = toProduct(rows, COLUMNS, { onePrice: undefined }).find(
    ({ kind }) => kind === "product",
  );
  const result = v.safeParse(productSchema, entry?.kind === "product" ? entry.product : undefined);
  return result.success ? result.output : undefined;
}
