import { readFile } from "node:fs/promises";
import { requiredText } from "@taanka/api-client/contract";
import * as v from "valibot";
import type { KeyValue } from "../items/product-fields.js";
import { CatalogueFileError } from "./problems.js";

/** The name of a filter or a detail; `true` takes the heading of the column. */
const name = v.union([requiredText(40), v.literal(true)], "must be a name, or true");

/** What becomes of a metafield; null leaves it out. */
const useSchema = v.nullable(
  v.union(
    [v.strictObject({ filter: name }), v.strictObject({ detail: name })],
    'must be {"filter": "Name"}, {"detail": "Name"} or null',
  ),
);
const tableSchema = v.record(
  v.pipe(
    v.string(),
    v.regex(/^[\w$:-]+\.([\w-]+|\*)$/, "must be a metafield such as custom.wash_care or custom.*"),
  ),
  useSchema,
);

/** What becomes of each metafield, by its namespace and key; `shopify.*` is what else a namespace has. */
export type MetafieldTable = v.InferOutput<typeof tableSchema>;

const detail = { detail: true } as const;

/**
 * What becomes of metafields unless a shop says otherwise. Namespaces of the shop's own may hold what
 * nobody is to read, such as what a supplier takes: of these only what is named here is shown.
 */
export const METAFIELDS: MetafieldTable = {
  "shopify.color-pattern": { filter: "Color" },
  "shopify.care-instructions": detail,
  // A variant's size is one of its options.
  "shopify.size": null,
  "shopify.*": { filter: true },
  "custom.care": detail,
  "custom.care_instructions": detail,
  "custom.color": { filter: "Color" },
  "custom.colour": { filter: "Color" },
  "custom.fabric": { filter: "Fabric" },
  "custom.fit": detail,
  "custom.length": detail,
  "custom.material": { filter: "Fabric" },
  "custom.neckline": { filter: "Neckline" },
  "custom.occasion": { filter: "Occasion" },
  "custom.pattern": { filter: "Pattern" },
  "custom.sleeve_length": { filter: "Sleeve length" },
  "custom.wash_care": detail,
};

/** A column such as `Fabric (product.metafields.shopify.fabric)`. */
export interface MetafieldColumn {
  /** `Fabric` */
  title: string;
  /** `shopify.fabric` */
  key: string;
}

/** Reads the heading of a metafield's column; undefined for other columns. */
export function metafieldOf(heading: string): MetafieldColumn | undefined {
  const [, title, key] =
    /^(.*?)\s*\(product\.metafields\.([\w$:-]+\.[\w-]+)\)$/i.exec(heading.trim()) ?? [];
  return key === undefined ? undefined : { title: title || key, key: key.toLowerCase() };
}

/** What becomes of a column: its own entry of the table, else that of its namespace. */
function useOf(table: MetafieldTable, key: string) {
  const own = table[key];
  return own === undefined ? table[`${key.split(".", 1)[0]}.*`] : own;
}

/** The values of a cell: of a list one by one; none where it only refers to something or is laid out text. */
export function valuesOf(cell: string): string[] {
  const parts = listOf(cell) ?? cell.split(";");
  const values = parts.map((part) => part.trim()).filter((part) => part !== "");
  return values.some((value) => /^(gid:\/\/|\{)/.test(value)) ? [] : [...new Set(values)];
}

function listOf(cell: string): string[] | undefined {
  if (!cell.startsWith("[")) return undefined;
  try {
    const list: unknown = JSON.parse(cell);
    return Array.isArray(list) && list.every((part) => typeof part === "string") ? list : undefined;
  } catch {
    return undefined;
  }
}

/** `light-blue` as `Light Blue`: Shopify exports the handles of its colours. */
const colorWords = (value: string) =>
  value
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** What a metafield says of a product. */
export type MetafieldFacts =
  | { readonly kind: "filter" | "detail"; readonly facts: readonly KeyValue[] }
  | { readonly kind: "left out" };

/** What a cell says of its product, as the table has it. */
export function factsOf(
  table: MetafieldTable,
  { title, key }: MetafieldColumn,
  cell: string,
): MetafieldFacts {
  const use = useOf(table, key);
  const values = valuesOf(cell);
  if (!use || values.length === 0) return { kind: "left out" };
  if ("detail" in use) {
    const value = listOf(cell) || /;\s/.test(cell) ? values.join(", ") : cell;
    return { kind: "detail", facts: [{ key: use.detail === true ? title : use.detail, value }] };
  }
  const name = use.filter === true ? title : use.filter;
  const isColor = name === "Color";
  const facts = values.map((value) => ({ key: name, value: isColor ? colorWords(value) : value }));
  return { kind: "filter", facts };
}

/**
 * Reads a shop's own table; what it does not name stays as {@link METAFIELDS} has it.
 *
 * @throws CatalogueFileError when the file is no such table
 */
export async function readMetafieldTable(path: string): Promise<MetafieldTable> {
  const content = await readFile(path, "utf8").catch(() => {
    throw new CatalogueFileError(`There is no file ${path}.`);
  });
  const result = v.safeParse(tableSchema, parse(content));
  if (result.success) return { ...METAFIELDS, ...result.output };
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? "The file";
  throw new CatalogueFileError(`${path} is no table of metafields: ${place} ${issue.message}`);
}

function parse(content: string): unknown {
  try {
    const table: unknown = JSON.parse(content.replace(/^\ufeff/, ""));
    return Array.isArray(table) ? undefined : table;
  } catch {
    return undefined;
  }
}
