import { cleanText } from "@taanka/api-client/contract";
import { withoutEscape } from "./formulas.js";
import { CatalogueFileError } from "./problems.js";

/** What the importer reads of a row, and the headings that Shopify's exports have for it. */
const HEADINGS = {
  handle: ["handle", "url handle"],
  title: ["title"],
  body: ["body (html)", "body html", "description"],
  vendor: ["vendor"],
  // The second names are those of 2021 and 2022.
  productCategory: ["product category", "standardized product type", "standard product type"],
  type: ["type", "custom product type"],
  tags: ["tags"],
  published: ["published", "published on online store"],
  status: ["status"],
  giftCard: ["gift card"],
  option1Name: ["option1 name"],
  option1Value: ["option1 value"],
  option2Name: ["option2 name"],
  option2Value: ["option2 value"],
  option3Name: ["option3 name"],
  option3Value: ["option3 value"],
  sku: ["variant sku", "sku"],
  tracker: ["variant inventory tracker", "inventory tracker"],
  stock: ["variant inventory qty", "inventory quantity"],
  policy: ["variant inventory policy", "continue selling when out of stock"],
  price: ["variant price", "price"],
  compareAt: ["variant compare at price", "compare-at price"],
  imageSrc: ["image src", "product image url"],
  imagePosition: ["image position"],
  imageAlt: ["image alt text"],
  variantImage: ["variant image", "variant image url"],
} as const;

export type Field = keyof typeof HEADINGS;

/** One row, with an empty text where the file has no such column. */
export type ShopifyRow = Record<Field, string>;

/** The columns of a file. */
export interface Columns {
  /** As the first line has them. */
  headings: readonly string[];
  /** For each column what it holds, or undefined for one of no interest. */
  fields: readonly (Field | undefined)[];
  /** Whether semicolons part the cells, as in countries that write paise after a comma. */
  hasSemicolons: boolean;
}

/** Ids and addresses: in another form they would be those of something else. */
const AS_WRITTEN: ReadonlySet<Field> = new Set(["handle", "sku", "imageSrc", "variantImage"]);

const FIELDS = Object.keys(HEADINGS).filter((key): key is Field => key in HEADINGS);
const NEEDED: Field[] = ["handle", "title", "price"];

/**
 * Finds the columns by their headings.
 * @throws CatalogueFileError when it is no product export
 */
export function columnsOf(headings: readonly string[], hasSemicolons = false): Columns {
  const found = headings.map((heading) => {
    const name = heading.trim().toLowerCase();
    return FIELDS.find((field) => HEADINGS[field].some((known) => known === name));
  });
  const missing = NEEDED.filter((field) => !found.includes(field));
  if (missing.length > 0) {
    const names = missing.map((field) => `"${HEADINGS[field][0]}"`).join(" and ");
    throw new CatalogueFileError(
      `This is no Shopify product export: it has no column ${names} in its first line.`,
    );
  }
  return { headings, fields: found, hasSemicolons };
}

/**
 * The cells of a row that say something and are of no {@link Field}, or of one that an earlier column has
 * said, by the heading of their column.
 */
export function otherCells(
  { headings, fields }: Columns,
  cells: readonly string[],
): ReadonlyMap<string, string> {
  const others = new Map<string, string>();
  const said = new Set<Field>();
  cells.forEach((cell, index) => {
    const value = cleanText(cell).replaceAll("\u0000", "").trim();
    if (value === "") return;
    const field = fields[index];
    const heading = headings[index]?.trim() || `column ${index + 1}`;
    if (field && !said.has(field)) said.add(field);
    else if (field || others.has(heading)) others.set(`${heading} in column ${index + 1}`, value);
    else others.set(heading, value);
  });
  return others;
}

/** What a row's stock is where the file has no such column. */
export const NOT_TOLD = "not told";

/** What a row's tracker is where the file has the column and leaves it empty. */
export const NOT_TRACKED = "not tracked";

/** Gives a row's cells their names. */
export function toRow({ fields, hasSemicolons }: Columns, cells: readonly string[]): ShopifyRow {
  const row = emptyRow();
  fields.forEach((field, index) => {
    if (!field || row[field] !== "") return;
    const cell = cells[index] ?? "";
    const text = AS_WRITTEN.has(field) ? cell : cleanText(cell);
    row[field] = withoutEscape(text.replaceAll("\u0000", "").trim());
  });
  if (row.tracker === "" && fields.includes("tracker")) row.tracker = NOT_TRACKED;
  if (!fields.includes("stock")) row.stock = NOT_TOLD;
  if (hasSemicolons) {
    row.price = withPoint(row.price);
    row.compareAt = withPoint(row.compareAt);
  }
  return row;
}

function emptyRow(): ShopifyRow {
  return {
    handle: "",
    title: "",
    body: "",
    vendor: "",
    productCategory: "",
    type: "",
    tags: "",
    published: "",
    status: "",
    giftCard: "",
    option1Name: "",
    option1Value: "",
    option2Name: "",
    option2Value: "",
    option3Name: "",
    option3Value: "",
    sku: "",
    tracker: "",
    stock: "",
    policy: "",
    price: "",
    compareAt: "",
    imageSrc: "",
    imagePosition: "",
    imageAlt: "",
    variantImage: "",
  };
}

/** `1299,50` and `1.299,50` as `1299.50`. */
function withPoint(cell: string): string {
  const [, sign, whole, paise] = /^(\D*)(\d{1,9}|\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(cell) ?? [];
  return whole ? `${sign}${whole.replaceAll(".", "")}.${paise}` : cell;
}

/** Digits, by thousands as the West groups them, or as India does. */
const AMOUNT = /^(\d{1,9}|\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})(\.\d+)?$/;
/** More than a thousand, or less than a thousand with a part of a paisa. */
const UNCLEAR = /^\d{1,3}\.\d{3}$/;

/** Rupees of a cell such as `1,299.00` or `₹ 1299`; undefined when it holds none for certain. */
export function parsePrice(cell: string): number | undefined {
  return parseNumber(cell.replace(/^(₹|rs\.?|inr)\s*/i, ""));
}

/** Pieces of a cell such as `1,200`; undefined when it holds no whole number for certain. */
export function parsePieces(cell: string): number | undefined {
  const [, sign, digits = ""] = /^(-?)(.*)$/.exec(cell) ?? [];
  const pieces = digits === "" ? undefined : parseNumber(digits);
  if (pieces === undefined || !Number.isInteger(pieces)) return undefined;
  return sign ? -pieces : pieces;
}

function parseNumber(text: string): number | undefined {
  if (!AMOUNT.test(text) || UNCLEAR.test(text)) return undefined;
  return Number(text.replaceAll(",", ""));
}
