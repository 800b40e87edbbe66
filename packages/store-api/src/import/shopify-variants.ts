import { MAX_SIZE_LENGTH, NO_COLOR } from "@taanka/api-client/contract";
import type { KeyValue } from "../items/product-fields.js";
import { isAddress } from "./fields.js";
import { type Entry, problem } from "./problems.js";
import type { ProductInput } from "./product.js";
import { NOT_TOLD, NOT_TRACKED, parsePieces, type ShopifyRow } from "./shopify-columns.js";
import { cutName, shorten, slug } from "./text.js";
import type { Room } from "./untaken.js";

/** Pieces of a variant whose stock the shop does not count. */
const UNTRACKED_STOCK = 1000;
const MOST_PICTURES = 60;
const MOST_PIECES = 1_000_000;
const FREE_SIZE = "Free Size";
/** In the place of a colour, in a SKU that is made: as earlier imports made it. */
const SKU_WITHOUT_COLOR = "as-pictured";

export interface VariantRow {
  line: number;
  row: ShopifyRow;
}

type Color = ProductInput["colors"][number];
type Size = Color["sizes"][number];
type Found = Entry<ProductInput>[];

const OPTIONS = [
  ["option1Name", "option1Value"],
  ["option2Name", "option2Value"],
  ["option3Name", "option3Value"],
] as const;
type ValueField = (typeof OPTIONS)[number][1];

const isColorName = (name: string) => /^(colou?rs?|shades?)$/i.test(name.trim());
const isSizeName = (name: string) => /\bsizes?\b/i.test(name);
/** A spreadsheet writes the size `3-6` like this. */
const isDate = (value: string) =>
  /^(\d{1,2}-(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{1,2})$/i.test(
    value,
  );

/** What each option of a product says. */
interface Options {
  color: { name: string; value: ValueField } | undefined;
  /** Their values make a size. */
  sizes: { name: string; value: ValueField }[];
  /** Those that are the same for all variants. */
  details: KeyValue[];
}

/** An option of one value says something of the product, unless it is its colour or its size. */
function optionsOf(names: ShopifyRow, variants: readonly VariantRow[]): Options {
  const options: Options = { color: undefined, sizes: [], details: [] };
  for (const [nameField, value] of OPTIONS) {
    const name = names[nameField];
    const values = new Set(variants.map(({ row }) => row[value].toLowerCase()));
    const [first] = values;
    // Shopify's own mark of a product without options.
    const isNone =
      name === "" || (name === "Title" && values.size === 1 && first === "default title");
    if (isNone) continue;
    if (isColorName(name) && !options.color) options.color = { name, value };
    else if (values.size > 1 || first === "" || isSizeName(name))
      options.sizes.push({ name, value });
    else options.details.push({ key: name, value: variants[0]?.row[value] ?? "" });
  }
  return options;
}

/** A variant's colour and the rest of its options as its size. */
function choiceOf({ color, sizes }: Options, { row, line }: VariantRow, found: Found, room: Room) {
  for (const { name, value } of color ? [color, ...sizes] : sizes) {
    if (row[value] === "") {
      found.push(problem("error", line, `The variant has no value for ${name}.`));
    } else if (isDate(row[value])) {
      const message = `${name} is "${row[value]}": a spreadsheet may have taken a size such as 3-6 for a date.`;
      found.push(problem("warning", line, message));
    }
  }
  const parts = sizes.map(({ value }) => row[value]).filter((part) => part !== "");
  return {
    color: color ? room.name(color.name, row[color.value], 60) || NO_COLOR : NO_COLOR,
    size: room.name("the options as a size", parts.join(" / "), MAX_SIZE_LENGTH) || FREE_SIZE,
  };
}

/** Whether a variant is sold beyond its stock; undefined where the file does not say. */
function policyOf({ row, line }: VariantRow, found: Found): Size["inventoryPolicy"] {
  if (row.policy === "") return undefined;
  if (/^(continue|true|yes)$/i.test(row.policy)) return "continue";
  if (!/^(deny|false|no)$/i.test(row.policy)) {
    const policy = shorten(row.policy, 80);
    const message = `Variant Inventory Policy is "${policy}", not continue or deny, and is taken for deny.`;
    found.push(problem("warning", line, message));
  }
  return "deny";
}

/** Shopify sells a variant without a tracker whatever its quantity says, which mostly is 0. */
function stockOf(
  { row, line }: VariantRow,
  policy: Size["inventoryPolicy"],
  found: Found,
  room: Room,
): number | undefined {
  if (row.stock === NOT_TOLD) return row.tracker === NOT_TRACKED ? UNTRACKED_STOCK : undefined;
  const pieces = row.stock === "" ? 0 : parsePieces(row.stock);
  if (pieces === undefined) {
    found.push(
      problem("error", line, `Variant Inventory Qty is "${row.stock}", not a number of pieces.`),
    );
    return 0;
  }
  const isUntracked = row.tracker === NOT_TRACKED || (row.tracker === "" && row.stock === "");
  if (isUntracked && pieces <= 0) return UNTRACKED_STOCK;
  // What is owed to buyers already counts where more may be ordered.
  const least = policy === "continue" ? -MOST_PIECES : 0;
  if (Math.abs(pieces) > MOST_PIECES) room.cut("Variant Inventory Qty");
  return Math.min(MOST_PIECES, Math.max(least, pieces));
}

/** A SKU as the API's addresses can carry it; one is made where the file has none. */
function skuOf(handle: string, color: string, size: string, variant: VariantRow, found: Found) {
  // Excel and Shopify put an apostrophe before a number that must stay text.
  const given = variant.row.sku.replace(/^'/, "");
  if (given === "") {
    const part = color === NO_COLOR ? SKU_WITHOUT_COLOR : slug(color);
    return cutName([handle, part, slug(size)].join("-"), 100).toUpperCase();
  }
  if (/^\d+([.,]\d+)?e\+\d+$/i.test(given)) {
    const message =
      `The SKU "${given}" was damaged by a spreadsheet, which keeps no more of a long number. ` +
      "Export the file again, and open it as text or not at all.";
    found.push(problem("error", variant.line, message));
  }
  const usable =
    cutName(given.replace(/[^\w.:-]+/g, "-").replace(/^[.:]+/, ""), 100) || slug(given);
  if (usable !== given) {
    found.push(problem("warning", variant.line, `The SKU "${given}" becomes "${usable}".`));
  }
  return usable;
}

interface Picture {
  url: string;
  alt: string;
}

/** Whether a cell names a picture; one that tries to and does not is told. */
function isPicture(heading: string, cell: string, line: number, found: Found): boolean {
  if (cell === "" || isAddress(cell)) return cell !== "";
  found.push(problem("warning", line, `${heading} "${shorten(cell, 80)}" is no address.`));
  return false;
}

function picturesOf(rows: readonly VariantRow[], found: Found, room: Room): Picture[] {
  const pictures = new Map<string, Picture & { position: number }>();
  for (const { row, line } of rows) {
    const url = row.imageSrc;
    if (pictures.has(url) || !isPicture("Image Src", url, line, found)) continue;
    const position = Number(row.imagePosition) || pictures.size + 1;
    pictures.set(url, { url, alt: room.text("Image Alt Text", row.imageAlt, 500), position });
  }
  const sorted = [...pictures.values()].sort((a, b) => a.position - b.position);
  return room.list("pictures", sorted, MOST_PICTURES).map(({ url, alt }) => ({ url, alt }));
}

/** A colour shows its own pictures first, then those that are of no colour. */
function picturesFor(
  color: string,
  all: readonly Picture[],
  own: ReadonlyMap<string, ReadonlySet<string>>,
): Picture[] {
  const mine = own.get(color) ?? new Set<string>();
  const theirs = new Set([...own.values()].flatMap((urls) => [...urls]));
  const known = new Map(all.map((picture) => [picture.url, picture]));
  return [
    ...[...mine].map((url) => known.get(url) ?? { url, alt: "" }),
    ...all.filter(({ url }) => !theirs.has(url)),
  ];
}

/** A product's colours with their pictures and sizes, and what all of its variants have in common. */
export function buildColors(
  rows: readonly VariantRow[],
  variants: readonly VariantRow[],
  found: Found,
  room: Room,
): { colors: Color[]; details: KeyValue[] } {
  const names = rows[0]?.row;
  if (!names) return { colors: [], details: [] };
  const options = optionsOf(names, variants);
  const colors = new Map<string, Color & { name: string; sizes: Size[] }>();
  const own = new Map<string, Set<string>>();
  for (const variant of variants) {
    const { color, size } = choiceOf(options, variant, found, room);
    const key = color.toLowerCase();
    const entry = colors.get(key) ?? { name: color, images: [], sizes: [] };
    if (entry.sizes.some((other) => other.size.toLowerCase() === size.toLowerCase())) {
      const what = color === NO_COLOR ? size : `${color} in ${size}`;
      found.push(problem("error", variant.line, `${what} is there twice.`));
    }
    const sku = skuOf(names.handle, color, size, variant, found);
    const inventoryPolicy = policyOf(variant, found);
    const stock = stockOf(variant, inventoryPolicy, found, room);
    entry.sizes.push({ size, sku, stock, ...(inventoryPolicy && { inventoryPolicy }) });
    colors.set(key, entry);
    const { variantImage } = variant.row;
    if (isPicture("Variant Image", variantImage, variant.line, found)) {
      own.set(key, (own.get(key) ?? new Set()).add(variantImage));
    }
  }
  const pictures = picturesOf(rows, found, room);
  return {
    colors: [...colors].map(([key, color]) => ({
      ...color,
      images: room.list("pictures", picturesFor(key, pictures, own), MOST_PICTURES),
    })),
    details: options.details,
  };
}
