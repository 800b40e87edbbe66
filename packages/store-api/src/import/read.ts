import { extname } from "node:path";
import * as v from "valibot";
import { type DocumentEntry, readDocument, readJsonLines } from "./document.js";
import { readText } from "./encoding.js";
import { CatalogueFileError, type Entry, type ProductEntry, problem } from "./problems.js";
import { type CatalogueProduct, productSchema } from "./product.js";
import { readShopify } from "./shopify.js";
import type { ShopifyOptions } from "./shopify-product.js";
import { UnknownKeys } from "./unknown-keys.js";

/** What is found in a catalogue file, checked. */
export type CatalogueEntry = Entry<CatalogueProduct> | Extract<DocumentEntry, { kind: "header" }>;

function readEntries(
  path: string,
  text: AsyncIterable<string>,
  options: ShopifyOptions,
): AsyncIterable<DocumentEntry> {
  switch (extname(path).toLowerCase()) {
    case ".csv":
    case ".tsv":
    case ".txt":
      return readShopify(text, options);
    case ".json":
      return readDocument(text);
    case ".jsonl":
    case ".ndjson":
      return readJsonLines(text);
    default:
      throw new CatalogueFileError("The file's name must end in .csv, .json or .jsonl.");
  }
}

/** Ids and SKUs that were met, with the line they were met on. */
class Unique {
  readonly #lines = new Map<string, number>();
  readonly #what: string;

  constructor(what: string) {
    this.#what = what;
  }

  /** @returns what to say when the name was met before */
  clash(name: string, line: number): string | undefined {
    const key = name.toLowerCase();
    const before = this.#lines.get(key);
    if (before === undefined) this.#lines.set(key, line);
    return before === undefined
      ? undefined
      : `The ${this.#what} "${name}" is there already, on line ${before}.`;
  }
}

/**
 * Reads a catalogue file whatever its format and encoding, and checks each product. Products come
 * out one by one, so that a file of any length fits into memory.
 *
 * @param onBytes - told how many bytes were read each time
 * @throws CatalogueFileError when it is no catalogue
 */
export async function* readCatalogue(
  path: string,
  options: ShopifyOptions,
  onBytes?: (count: number) => void,
): AsyncGenerator<CatalogueEntry> {
  yield* checkEntries(readEntries(path, readText(path, onBytes), options));
}

/** Checks each product of a document, and that no two have the same id or SKU. */
export async function* checkEntries(
  entries: AsyncIterable<DocumentEntry> | Iterable<DocumentEntry>,
): AsyncGenerator<CatalogueEntry> {
  const ids = new Unique("product");
  const skus = new Unique("SKU");
  const unknown = new UnknownKeys();
  for await (const entry of entries) {
    if (entry.kind !== "product") yield entry;
    else {
      yield* check(entry, ids, skus);
      for (const message of unknown.in(productSchema, entry.product)) {
        yield problem("warning", entry.line, message);
      }
    }
  }
}

function* check(
  { product: input, line, unsaid }: ProductEntry<unknown>,
  ids: Unique,
  skus: Unique,
): Generator<Entry<CatalogueProduct>> {
  const result = v.safeParse(productSchema, input);
  if (!result.success) {
    for (const issue of result.issues) {
      yield problem("error", line, `${v.getDotPath(issue) ?? "The product"} ${issue.message}`);
    }
    return;
  }
  const product = result.output;
  const clashes = [
    ids.clash(product.id, line),
    ...product.colors.flatMap(({ sizes }) => sizes.map(({ sku }) => skus.clash(sku, line))),
  ].filter((clash) => clash !== undefined);
  for (const clash of clashes) yield problem("error", line, clash);
  if (clashes.length === 0) yield { kind: "product", line, product, unsaid };
}
