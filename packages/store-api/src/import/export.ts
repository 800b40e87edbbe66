import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { sql } from "kysely";
import type { Database, Queries } from "../database/index.js";
import { readHeader } from "./export-header.js";
import { CatalogueFileError } from "./problems.js";
import type { CatalogueProduct } from "./product.js";
import { readProducts } from "./read-products.js";
import { HEADINGS_OUT, toShopifyRows } from "./shopify-export.js";

const PAGE = 500;

async function* products(db: Queries, onProduct: () => void): AsyncGenerator<CatalogueProduct> {
  for (let after = 0; ; ) {
    const page = await readProducts(
      db,
      sql`where i.num > ${after}::int order by i.num limit ${PAGE}::int`,
    );
    for (const { product } of page) {
      onProduct();
      yield product;
    }
    after = page.at(-1)?.num ?? 0;
    if (page.length < PAGE) return;
  }
}

async function* jsonLines(db: Queries, onProduct: () => void): AsyncGenerator<string> {
  yield `${JSON.stringify(await readHeader(db))}\n`;
  for await (const product of products(db, onProduct)) yield `${JSON.stringify(product)}\n`;
}

async function* document(db: Queries, onProduct: () => void): AsyncGenerator<string> {
  const header = JSON.stringify(await readHeader(db), null, 2);
  yield `${header.slice(0, -2)},\n  "products": [`;
  let separator = "\n";
  for await (const product of products(db, onProduct)) {
    yield `${separator}    ${JSON.stringify(product)}`;
    separator = ",\n";
  }
  yield "\n  ]\n}\n";
}

async function* csv(db: Queries, onProduct: () => void): AsyncGenerator<string> {
  // The mark has Excel read the file as UTF-8.
  yield "\ufeff";
  async function* rows() {
    yield [...HEADINGS_OUT];
    for await (const product of products(db, onProduct)) yield* toShopifyRows(product);
  }
  const text: AsyncIterable<Buffer> = Readable.from(rows()).pipe(stringify());
  for await (const piece of text) yield piece.toString();
}

const WRITERS: Record<string, typeof csv> = {
  ".csv": csv,
  ".json": document,
  ".jsonl": jsonLines,
};

/**
 * Writes the shop's catalogue, with the stock as it is, into a file that can be imported again. It
 * is one moment's catalogue, and there is a file only when it is whole.
 *
 * @param path - ends in `.csv`, `.json` or `.jsonl`
 * @param onProduct - told about each product
 * @returns how many products were written
 * @throws CatalogueFileError for another kind of file, and where a file would become one without products
 */
export async function exportCatalogue(
  database: Database,
  path: string,
  onProduct: () => void = () => undefined,
): Promise<number> {
  const write = WRITERS[extname(path).toLowerCase()];
  if (!write) throw new CatalogueFileError("The file's name must end in .csv, .json or .jsonl.");
  const draft = `${path}.${process.pid}.part`;
  let count = 0;
  try {
    await database.transaction(async (trx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(trx);
      const text = write(trx, () => {
        count++;
        onProduct();
      });
      await pipeline(Readable.from(text), createWriteStream(draft));
    });
    if (count === 0 && existsSync(path)) {
      throw new CatalogueFileError(`The shop has no products: ${path} was left as it is.`);
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return count;
}
