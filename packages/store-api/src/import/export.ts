import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { sql } from "kysely";
import type { Database, Queries } from "../database/index.js";
import { fromColumns, type ProductColumns, productColumns } from "../items/product-fields.js";
import { readHeader } from "./export-header.js";
import { CatalogueFileError } from "./problems.js";
import type { CatalogueProduct } from "./product.js";
import { HEADINGS_OUT, toShopifyRows } from "./shopify-export.js";

const PAGE = 500;

interface ExportRow extends ProductColumns {
  num: number;
  id: string;
  name: string;
  category: string;
  subcategory: string;
  brand: string;
  campaign: string | null;
  garment: string;
  filters: CatalogueProduct["filters"];
  tags: string[];
  mrp: number;
  price: number;
  popularity: number;
  created_at: Date;
  colors: CatalogueProduct["colors"];
  reviews: CatalogueProduct["reviews"];
}

/** A page of products with everything that belongs to them, by their number. */
async function readPage(db: Queries, after: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`select i.num, i.id, i.name,
      c.name as category, s.name as subcategory, b.name as brand, k.name as campaign, i.garment,
      ${sql.raw(productColumns.map((column) => `i.${column}`).join(", "))}, i.card -> 'filters' as filters, i.tags, i.mrp, i.price,
      l.popularity, l.created_at,
      (select jsonb_agg(jsonb_build_object('id', co.color_id, 'name', co.name,
          'hex', co.hex,
          'images', coalesce((select jsonb_agg(jsonb_build_object(
              'url', coalesce(r.url, im.image_key), 'alt', im.alt, 'width', im.width,
              'height', im.height, 'color', im.dominant) order by im.position)
            from images im left join remote_pictures r on r.key = im.image_key
            where im.item_id = i.id and im.color_id = co.color_id), '[]'),
          'sizes', coalesce((select jsonb_agg(jsonb_build_object(
              'size', va.size, 'sku', va.sku_id, 'stock', va.stock) order by va.position)
            from variants va where va.item_id = i.id and va.color_id = co.color_id), '[]')
        ) order by co.position) from colors co where co.item_id = i.id) as colors,
      (select coalesce(jsonb_agg(jsonb_build_object('author', re.author, 'rating', re.rating,
          'title', re.title, 'text', re.text, 'date', to_char(re.created_at at time zone 'utc',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by re.created_at desc, re.id), '[]')
        from reviews re where re.item_id = i.id and re.user_id is null) as reviews
    from items i join categories c on c.id = i.category_id
      join subcategories s on s.id = i.subcategory_id join brands b on b.id = i.brand_id
      left join campaigns k on k.id = i.campaign_id join listing l on l.num = i.num
    where i.num > ${after}::int order by i.num limit ${PAGE}::int`.execute(db);
  return rows;
}

function toProduct(row: ExportRow): CatalogueProduct {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    subcategory: row.subcategory,
    brand: row.brand,
    ...(row.campaign ? { campaign: row.campaign } : {}),
    garment: row.garment,
    price: row.price,
    mrp: row.mrp,
    ...fromColumns(row),
    filters: row.filters.filter(({ key, value }) => key !== "Brand" || value !== row.brand),
    tags: row.tags,
    popularity: row.popularity,
    createdAt: row.created_at.toISOString(),
    reviews: row.reviews,
    colors: row.colors,
  };
}

async function* products(db: Queries, onProduct: () => void): AsyncGenerator<CatalogueProduct> {
  for (let after = 0; ; ) {
    const rows = await readPage(db, after);
    for (const row of rows) {
      onProduct();
      yield toProduct(row);
    }
    after = rows.at(-1)?.num ?? 0;
    if (rows.length < PAGE) return;
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
 * @throws CatalogueFileError for another kind of file
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
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return count;
}
