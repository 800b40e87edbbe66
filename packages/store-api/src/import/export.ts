import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sizeChartSchema } from "@taanka/api-client/contract";
import { stringify } from "csv-stringify";
import { sql } from "kysely";
import * as v from "valibot";
import type { Database, Queries } from "../database/index.js";
import { readBanners } from "./banners.js";
import { readCoupons } from "./coupons.js";
import { type CatalogueHeader, headerSchema } from "./header.js";
import { CatalogueFileError } from "./problems.js";
import type { CatalogueProduct } from "./product.js";
import { HEADINGS_OUT, toShopifyRows } from "./shopify-export.js";

const PAGE = 500;

interface ExportRow {
  num: number;
  id: string;
  name: string;
  description: string;
  category: string;
  subcategory: string;
  brand: string;
  campaign: string | null;
  garment: string;
  return_policy: string;
  details: CatalogueProduct["details"];
  filters: CatalogueProduct["filters"];
  tags: string[];
  mrp: number;
  price: number;
  popularity: number;
  created_at: Date;
  colors: CatalogueProduct["colors"];
}

/** A page of products with everything that belongs to them, by their number. */
async function readPage(db: Queries, after: number): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`select i.num, i.id, i.name, i.description,
      c.name as category, s.name as subcategory, b.name as brand, k.name as campaign, i.garment,
      i.return_policy, i.details, i.card -> 'filters' as filters, i.tags, i.mrp, i.price,
      l.popularity, l.created_at,
      (select jsonb_agg(jsonb_build_object('name', co.name, 'hex', co.hex,
          'images', coalesce((select jsonb_agg(jsonb_build_object(
              'url', coalesce(r.url, im.image_key), 'alt', im.alt, 'width', im.width,
              'height', im.height, 'color', im.dominant) order by im.position)
            from images im left join remote_pictures r on r.key = im.image_key
            where im.item_id = i.id and im.color_id = co.color_id), '[]'),
          'sizes', coalesce((select jsonb_agg(jsonb_build_object(
              'size', va.size, 'sku', va.sku_id, 'stock', va.stock) order by va.position)
            from variants va where va.item_id = i.id and va.color_id = co.color_id), '[]')
        ) order by co.position) from colors co where co.item_id = i.id) as colors
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
    description: row.description,
    category: row.category,
    subcategory: row.subcategory,
    brand: row.brand,
    ...(row.campaign ? { campaign: row.campaign } : {}),
    garment: row.garment,
    price: row.price,
    mrp: row.mrp,
    returnPolicy: row.return_policy,
    details: row.details,
    filters: row.filters.filter(({ key, value }) => key !== "Brand" || value !== row.brand),
    tags: row.tags,
    popularity: row.popularity,
    createdAt: row.created_at.toISOString(),
    colors: row.colors,
  };
}

async function readHeader(db: Queries): Promise<CatalogueHeader> {
  const categories = await db
    .selectFrom("categories")
    .leftJoin("remote_pictures", "remote_pictures.key", "categories.image_key")
    .selectAll("categories")
    .select("url")
    .orderBy("position")
    .execute();
  const sections = await db
    .selectFrom("sections")
    .leftJoin("campaigns", "campaigns.id", "sections.campaign_id")
    .selectAll("sections")
    .select("campaigns.name as campaign")
    .orderBy("position")
    .execute();
  const items = await db.selectFrom("section_items").selectAll().orderBy("position").execute();
  const charts = await db.selectFrom("size_charts").selectAll().execute();
  return v.parse(headerSchema, {
    categories: categories.map(({ name, description, image_key, image_color, url }) => ({
      name,
      description,
      image: image_key ? { url: url ?? image_key, color: image_color } : null,
    })),
    brands: await db.selectFrom("brands").select(["name", "description"]).orderBy("id").execute(),
    campaigns: await db
      .selectFrom("campaigns")
      .select(["name", "description", "is_active as isActive"])
      .orderBy("id")
      .execute(),
    banners: await readBanners(db),
    coupons: await readCoupons(db),
    filters: await db.selectFrom("filters").select(["key", "values"]).orderBy("position").execute(),
    sizeCharts: Object.fromEntries(
      charts.map(({ garment, chart }) => [garment, v.parse(sizeChartSchema, chart)]),
    ),
    sections: sections.map(({ name, title, subtitle, description, campaign }) => ({
      sectionName: name,
      title,
      subtitle,
      description,
      ...(campaign ? { campaign } : {}),
      items: items.filter((item) => item.section_name === name).map((item) => item.item_id),
    })),
  });
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
