import { fieldChecks } from "../items/product-fields.js";
import { type Entry, problem } from "./problems.js";
import type { ProductInput } from "./product.js";
import { type Columns, type Field, parsePrice, type ShopifyRow } from "./shopify-columns.js";
import { buildColors, type VariantRow } from "./shopify-variants.js";
import { garmentOf, htmlToText, shorten } from "./text.js";

/** A row with the line it begins on. */
export interface NumberedRow {
  line: number;
  row: ShopifyRow;
}

/** How a product is priced whose variants have different prices; undefined refuses it. */
export type OnePrice = "lowest" | "highest" | undefined;

export interface ShopifyOptions {
  onePrice: OnePrice;
}

type Found = Entry<ProductInput>;

function isLeftOut(row: ShopifyRow): boolean {
  const isHidden = row.published !== "" && /^(false|no|0)$/i.test(row.published);
  const isDraft = row.status !== "" && !/^active$/i.test(row.status);
  return isHidden || isDraft || /^(true|yes|1)$/i.test(row.giftCard);
}

/** Tags of a cell; one with a comma of its own stands in quotes, like a cell of the file. */
function splitTags(cell: string): string[] {
  const parts = cell.match(/\s*"(?:[^"]|"")*"\s*(?=,|$)|[^,]+/g) ?? [];
  return parts.map((part) => {
    const [, quoted] = /^"((?:[^"]|"")*)"$/.exec(part.trim()) ?? [];
    return quoted?.replaceAll('""', '"').trim() ?? part.trim();
  });
}

/** Tags such as `Fabric: Silk` say something; the others stay tags. */
function readTags(cell: string) {
  const tags = [...new Set(splitTags(cell))].filter(Boolean);
  const said = tags.flatMap((tag) => {
    const [, key, value] = /^([\p{L}][\p{L} ]{0,38}?)\s*:\s*(\S.*)$/u.exec(tag) ?? [];
    return key && value ? [{ key: shorten(key, 40), value: shorten(value, 100), tag }] : [];
  });
  const one = (key: string) => said.find((entry) => entry.key.toLowerCase() === key)?.value;
  const places = new Set(["category", "subcategory", "campaign", "garment"]);
  return {
    one,
    filters: said
      .filter(({ key }) => !places.has(key.toLowerCase()))
      .map(({ key, value }) => ({ key, value })),
    tags: tags.filter((tag) => !said.some((entry) => entry.tag === tag)),
  };
}

interface Price {
  price: number;
  mrp: number | undefined;
}

/** The one price of a product, from those of its variants. */
function priceOf(variants: readonly VariantRow[], onePrice: OnePrice, found: Found[]): Price {
  const priced = variants.flatMap(({ line, row }) => {
    const price = parsePrice(row.price);
    const mrp = parsePrice(row.compareAt);
    if (mrp === undefined && row.compareAt !== "") {
      const message = `Variant Compare At Price is "${row.compareAt}", not an amount of rupees.`;
      found.push(problem("error", line, message));
    }
    if (price !== undefined && price >= 0.5) return [{ line, price, mrp }];
    found.push(problem("error", line, `Variant Price is "${row.price}", not an amount of rupees.`));
    return [];
  });
  const [first] = priced;
  if (!first) return { price: 0, mrp: undefined };
  const other = priced.find(({ price }) => price !== first.price);
  if (other && !onePrice) {
    found.push(
      problem(
        "error",
        other.line,
        `The variant costs ${other.price} and the product's first ${first.price}; the shop has one ` +
          "price for a product. Choose one with --price lowest or --price highest.",
      ),
    );
  }
  const sorted = [...priced].sort((a, b) => a.price - b.price);
  const chosen = (onePrice === "highest" ? sorted.at(-1) : sorted[0]) ?? first;
  return inRupees(other ? chosen : first, found);
}

function inRupees(
  chosen: { line: number; price: number; mrp: number | undefined },
  found: Found[],
): Price {
  const price = Math.round(chosen.price);
  if (price !== chosen.price) {
    const message = `The price ${chosen.price} is rounded to ${price}: the shop counts whole rupees.`;
    found.push(problem("warning", chosen.line, message));
  }
  const mrp = chosen.mrp && Math.round(chosen.mrp);
  if (mrp && mrp < price) {
    const message = `Compare At Price ${mrp} is below the price ${price} and is left out.`;
    found.push(problem("warning", chosen.line, message));
  }
  return { price, mrp: mrp && mrp > price ? mrp : undefined };
}

const hasVariant = ({ row }: NumberedRow) =>
  row.price !== "" || row.sku !== "" || row.option1Value !== "";

/**
 * Makes a product of the rows with its handle.
 *
 * @param rows - at least one, in the file's order
 * @returns the product with what is wrong with it; only problems when it cannot be made
 */
export function toProduct(
  rows: readonly NumberedRow[],
  columns: Columns,
  options: ShopifyOptions,
): Found[] {
  const [first] = rows;
  if (!first) return [];
  const { row, line } = first;
  if (isLeftOut(row)) return [{ kind: "left-out", line, id: row.handle }];
  const found: Found[] = [];
  const variants = rows.filter(hasVariant);
  if (row.title === "") found.push(problem("error", line, "Title is missing."));
  if (variants.length === 0) found.push(problem("error", line, "The product has no variant."));
  const price = priceOf(variants, options.onePrice, found);
  const colors = buildColors(rows, variants, found);
  const { unsaid, ...described } = describe(row, columns);
  const product = { ...described, ...price, colors };
  const broken = found.some((entry) => entry.kind === "problem" && entry.problem.level === "error");
  return broken ? found : [...found, { kind: "product", line, product, unsaid }];
}

/** Of these a Shopify export never says anything. */
const WITHOUT_COLUMN = Object.keys(fieldChecks).filter((name) => name !== "description");
const OF_TAGS = ["tags", "filters", "subcategory", "campaign", "garment"];

function unsaidOf(row: ShopifyRow, { fields }: Columns, hasCategory: boolean): string[] {
  const without = (field: Field, names: readonly string[]) => (fields.includes(field) ? [] : names);
  return [
    ...WITHOUT_COLUMN,
    ...without("body", ["description"]),
    ...without("tags", OF_TAGS),
    ...without("compareAt", ["mrp"]),
    ...(row.vendor === "" ? ["brand"] : []),
    ...(hasCategory ? [] : ["category"]),
  ];
}

function describe(row: ShopifyRow, columns: Columns) {
  const { one, filters, tags } = readTags(row.tags);
  const place = row.productCategory.split(">").at(-1)?.trim();
  const named = one("category") ?? (row.type || place);
  const category = shorten(named || "General", 100);
  const subcategory = one("subcategory");
  const campaign = one("campaign");
  const garment = one("garment") ?? garmentOf(`${row.type} ${row.title} ${place}`);
  return {
    id: row.handle,
    name: shorten(row.title, 200),
    description: shorten(htmlToText(row.body), 20_000),
    category,
    ...(subcategory ? { subcategory } : {}),
    ...(row.vendor ? { brand: shorten(row.vendor, 100) } : {}),
    ...(campaign ? { campaign } : {}),
    ...(garment ? { garment: shorten(garment, 60) } : {}),
    filters,
    tags: tags.slice(0, 250),
    unsaid: unsaidOf(row, columns, Boolean(named)),
  };
}
