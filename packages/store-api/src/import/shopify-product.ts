import { NO_COLOR } from "@taanka/api-client/contract";
import { normaliseKey, normaliseValue } from "../items/facets.js";
import { fieldChecks, type KeyValue } from "../items/product-fields.js";
import { htmlToText } from "./html.js";
import { factsOf, METAFIELDS, type MetafieldTable, metafieldOf } from "./metafields.js";
import { type Entry, problem } from "./problems.js";
import type { ProductInput } from "./product.js";
import { type Columns, type Field, parsePrice, type ShopifyRow } from "./shopify-columns.js";
import { buildColors, type VariantRow } from "./shopify-variants.js";
import { garmentOf } from "./text.js";
import { Room, Untaken } from "./untaken.js";

/** A row with the line it begins on. */
export interface NumberedRow {
  line: number;
  row: ShopifyRow;
  /** The cells that are of no field, by the heading of their column. */
  others?: ReadonlyMap<string, string>;
}

/** How a product is priced whose variants have different prices; undefined refuses it. */
export type OnePrice = "lowest" | "highest" | undefined;

export interface ShopifyOptions {
  onePrice: OnePrice;
  /** What becomes of metafields; {@link METAFIELDS} when left out. */
  metafields?: MetafieldTable | undefined;
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
function readTags(cell: string, room: Room) {
  const tags = [...new Set(splitTags(cell))].filter(Boolean);
  const said = tags.flatMap((tag) => {
    const [, key, value] = /^([\p{L}][\p{L} ]{0,38}?)\s*:\s*(\S.*)$/u.exec(tag) ?? [];
    return key && value ? [{ key, value: room.text("Tags", value, 100), tag }] : [];
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
 * @param untaken - counts what of them the shop does not take
 * @returns the product with what is wrong with it; only problems when it cannot be made
 */
export function toProduct(
  rows: readonly NumberedRow[],
  columns: Columns,
  options: ShopifyOptions,
  untaken = new Untaken(),
): Found[] {
  const [first] = rows;
  if (!first) return [];
  const { row, line } = first;
  if (isLeftOut(row)) return [{ kind: "left-out", line, id: row.handle }];
  const found: Found[] = [];
  const room = new Room(untaken, line);
  const variants = rows.filter(hasVariant);
  if (row.title === "") found.push(problem("error", line, "Title is missing."));
  if (variants.length === 0) found.push(problem("error", line, "The product has no variant."));
  const price = priceOf(variants, options.onePrice, found);
  const { colors, details } = buildColors(rows, variants, found, room);
  const hasColors = colors.some(({ name }) => name !== NO_COLOR);
  const said = readOthers(rows, { table: options.metafields ?? METAFIELDS, hasColors }, (heading) =>
    untaken.column(heading, line),
  );
  const { unsaid, filters, ...described } = describe(row, columns, room);
  const product = {
    ...described,
    ...price,
    filters: factsInRoom("filters", [...filters, ...said.filters], room),
    ...detailsInRoom([...details, ...said.details], room),
    colors,
  };
  const broken = found.some((entry) => entry.kind === "problem" && entry.problem.level === "error");
  return broken ? found : [...found, { kind: "product", line, product, unsaid }];
}

/** As many as a product may have. */
const MOST_FACTS = 60;

/** Facts that say something new: another key, or another value of it. */
const distinct = (facts: readonly KeyValue[]): KeyValue[] => [
  ...new Map(
    facts.map((fact) => [`${normaliseKey(fact.key)}\n${normaliseValue(fact.value)}`, fact]),
  ).values(),
];

/** Facts as short and as few as the shop takes them. */
function factsInRoom(what: string, facts: readonly KeyValue[], room: Room): KeyValue[] {
  const short = facts.map(({ key, value }) => ({
    key: room.text(`names of ${what}`, key, 40),
    value: room.text(key, value, 300),
  }));
  return room.list(what, distinct(short), MOST_FACTS);
}

/** Details of a product; left out where the file has none, so that the shop's stay. */
const detailsInRoom = (facts: readonly KeyValue[], room: Room): { details?: KeyValue[] } =>
  facts.length === 0 ? {} : { details: factsInRoom("details", facts, room) };

/** What the cells say that are of no field; columns of which nothing is taken are handed on. */
function readOthers(
  rows: readonly NumberedRow[],
  { table, hasColors }: { table: MetafieldTable; hasColors: boolean },
  onLeftOut: (heading: string) => void,
) {
  const facts: Record<"filter" | "detail", KeyValue[]> = { filter: [], detail: [] };
  const met = new Set<string>();
  for (const [heading, cell] of rows.flatMap(({ others }) => [...(others ?? [])])) {
    if (met.has(heading)) continue;
    met.add(heading);
    const column = metafieldOf(heading);
    const said = column && factsOf(table, column, cell);
    // Of a product in several colours the filter knows which of them is which by its options.
    const isTold = said?.kind === "filter" && hasColors && said.facts.some(isColor);
    if (!said || said.kind === "left out" || isTold) onLeftOut(heading);
    else facts[said.kind].push(...said.facts);
  }
  return { filters: facts.filter, details: facts.detail };
}

const isColor = ({ key }: KeyValue) => normaliseKey(key) === "color";

/** Of these a Shopify export never says anything by a column of its own. */
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

function describe(row: ShopifyRow, columns: Columns, room: Room) {
  const { one, filters, tags } = readTags(row.tags, room);
  const place = row.productCategory.split(">").at(-1)?.trim();
  const named = one("category") ?? (row.type || place);
  const category = room.name("Type", named || "General", 100);
  const subcategory = one("subcategory");
  const campaign = one("campaign");
  const garment = one("garment") ?? garmentOf(named ?? "");
  return {
    id: row.handle,
    name: room.text("Title", row.title, 200),
    description: room.text("Body (HTML)", htmlToText(row.body), 20_000),
    category,
    ...(subcategory ? { subcategory } : {}),
    ...(row.vendor ? { brand: room.name("Vendor", row.vendor, 100) } : {}),
    ...(campaign ? { campaign } : {}),
    ...(garment ? { garment: room.name("Garment", garment, 60) } : {}),
    filters,
    tags: room.list("Tags", tags, 250).map((tag) => room.text("Tags", tag, 255)),
    unsaid: unsaidOf(row, columns, Boolean(named)),
  };
}
