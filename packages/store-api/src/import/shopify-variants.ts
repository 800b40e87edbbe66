import { type Entry, problem } from "./problems.js";
import type { ProductInput } from "./product.js";
import { NOT_TOLD, NOT_TRACKED, type ShopifyRow } from "./shopify-columns.js";
import { cutName, shorten, slug } from "./text.js";

/** Pieces of a variant whose stock the shop does not count. */
const UNTRACKED_STOCK = 1000;
const FREE_SIZE = "Free Size";
const ONE_COLOR = "As Pictured";

export interface VariantRow {
  line: number;
  row: ShopifyRow;
}

type Color = ProductInput["colors"][number];
type Found = Entry<ProductInput>[];

const OPTIONS = [
  ["option1Name", "option1Value"],
  ["option2Name", "option2Value"],
  ["option3Name", "option3Value"],
] as const;

const isColorName = (name: string) => /^(colou?rs?|shades?)$/i.test(name.trim());

/** A variant's colour and the rest of its options as its size. */
function choiceOf(names: ShopifyRow, { row, line }: VariantRow, found: Found) {
  let color = ONE_COLOR;
  const sizes: string[] = [];
  for (const [nameField, valueField] of OPTIONS) {
    const name = names[nameField];
    const value = row[valueField];
    // Shopify's own mark of a product without options.
    if (name === "" || (name === "Title" && value === "Default Title")) continue;
    if (value === "") found.push(problem("error", line, `The variant has no value for ${name}.`));
    else if (isColorName(name)) color = shorten(value, 60);
    else sizes.push(value);
  }
  return { color, size: shorten(sizes.join(" / "), 30) || FREE_SIZE };
}

/** Shopify sells a variant without a tracker whatever its quantity says, which mostly is 0. */
function stockOf({ row, line }: VariantRow, found: Found): number | undefined {
  if (row.stock === NOT_TOLD) return row.tracker === NOT_TRACKED ? UNTRACKED_STOCK : undefined;
  if (!/^(-?\d{1,7}(\.0+)?)?$/.test(row.stock)) {
    found.push(
      problem("error", line, `Variant Inventory Qty is "${row.stock}", not a number of pieces.`),
    );
    return 0;
  }
  const pieces = Number(row.stock);
  const isUntracked = row.tracker === NOT_TRACKED || (row.tracker === "" && row.stock === "");
  if (isUntracked && pieces <= 0) return UNTRACKED_STOCK;
  return Math.min(1_000_000, Math.max(0, pieces));
}

/** A SKU as the API's addresses can carry it; one is made where the file has none. */
function skuOf(handle: string, color: string, size: string, variant: VariantRow, found: Found) {
  // Excel and Shopify put an apostrophe before a number that must stay text.
  const given = variant.row.sku.replace(/^'/, "");
  if (given === "") return cutName([handle, slug(color), slug(size)].join("-"), 100).toUpperCase();
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

function picturesOf(rows: readonly VariantRow[], found: Found): Picture[] {
  const pictures = new Map<string, Picture & { position: number }>();
  for (const { row, line } of rows) {
    const url = row.imageSrc;
    if (url === "" || pictures.has(url)) continue;
    if (!isAddress(url)) {
      found.push(problem("warning", line, `Image Src "${shorten(url, 80)}" is no address.`));
      continue;
    }
    const position = Number(row.imagePosition) || pictures.size + 1;
    pictures.set(url, { url, alt: shorten(row.imageAlt, 500), position });
  }
  const sorted = [...pictures.values()].sort((a, b) => a.position - b.position);
  return sorted.slice(0, 60).map(({ url, alt }) => ({ url, alt }));
}

const isAddress = (url: string) => /^https?:\/\/[^\s]{1,990}$/.test(url) && URL.canParse(url);

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

/** Colours with their pictures and sizes, from a product's rows. */
export function buildColors(
  rows: readonly VariantRow[],
  variants: readonly VariantRow[],
  found: Found,
): Color[] {
  const names = rows[0]?.row;
  if (!names) return [];
  const colors = new Map<
    string,
    Color & { sizes: { size: string; sku: string; stock: number | undefined }[] }
  >();
  const own = new Map<string, Set<string>>();
  for (const variant of variants) {
    const { color, size } = choiceOf(names, variant, found);
    const key = color.toLowerCase();
    const entry = colors.get(key) ?? { name: color, images: [], sizes: [] };
    if (entry.sizes.some((other) => other.size.toLowerCase() === size.toLowerCase())) {
      found.push(problem("error", variant.line, `${color} in ${size} is there twice.`));
    }
    const sku = skuOf(names.handle, color, size, variant, found);
    entry.sizes.push({ size, sku, stock: stockOf(variant, found) });
    colors.set(key, entry);
    if (isAddress(variant.row.variantImage)) {
      own.set(key, (own.get(key) ?? new Set()).add(variant.row.variantImage));
    }
  }
  const pictures = picturesOf(rows, found);
  return [...colors].map(([key, color]) => ({ ...color, images: picturesFor(key, pictures, own) }));
}
