import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import { productColumns } from "../items/product-fields.js";
import { rateProducts } from "../reviews/service.js";
import { chosenFilters, writeFilters } from "./filters.js";
import type { CatalogueHeader } from "./header.js";
import { forgetPictures } from "./pictures.js";
import { writeSections } from "./sections.js";
import { slug } from "./text.js";

/** Which products of the shop an import replaces. */
export interface MergeOptions {
  /** Products that the file lacks are removed. */
  replace: boolean;
  /** Pieces of variants that are there stay as they are. */
  keepStock: boolean;
  /** Filters that somebody chose stay where the file says nothing of them. */
  keepFilters: boolean;
}

/** The columns of `items` that an import writes, but its number and its id. */
const COLUMNS = [
  "name",
  "garment",
  ...productColumns,
  "card",
  "tags",
  "category_id",
  "subcategory_id",
  "brand_id",
  "campaign_id",
  "mrp",
  "price",
];
const listed = (write: (column: string) => string) => sql.raw(COLUMNS.map(write).join(", "));

async function writeItems(trx: Queries): Promise<void> {
  await sql`insert into items (num, id, ${listed((column) => column)})
    select coalesce(known.num, (select coalesce(max(num), 0) from items)
        + row_number() over (partition by known.num is null order by p.position))::int,
      p.id, ${listed((column) => `p.${column}`)}
    from import_products p left join items known on known.id = p.id
    on conflict (id) do update set ${listed((column) => `${column} = excluded.${column}`)}`.execute(
    trx,
  );
}

async function writeColors(trx: Queries): Promise<void> {
  await sql`insert into colors (item_id, color_id, name, hex, position)
    select p.id, c.value ->> 'id', c.value ->> 'name', c.value ->> 'hex', c.ordinality::int - 1
    from import_products p, jsonb_array_elements(p.colors) with ordinality c
    on conflict (item_id, color_id) do update set
      name = excluded.name, hex = excluded.hex, position = excluded.position`.execute(trx);
}

/**
 * Makes orders wait for some seconds instead of meeting the import half-way. Before any row of a
 * variant is touched: an order that has one and wants the next would wait for the import for ever.
 */
async function lockVariants(trx: Queries): Promise<void> {
  await sql`lock table variants in share row exclusive mode`.execute(trx);
}

async function writeVariants(trx: Queries, keepStock: boolean): Promise<void> {
  await sql`update import_variants v
    set inventory_policy = coalesce(v.inventory_policy, known.inventory_policy),
      stock = case when v.stock is null or ${keepStock} then known.stock else v.stock end
    from variants known where known.sku_id = v.sku`.execute(trx);
  // What is owed is not known any more of a variant that is sold from its stock again.
  await sql`update import_variants set stock = 0
    where stock < 0 and inventory_policy is distinct from 'continue'`.execute(trx);
  // One that comes to another product goes first, out of the carts that it is in.
  await sql`delete from variants where item_id in (select id from import_products)
    and not exists (select from import_variants v
      where v.sku = sku_id and v.item_id = variants.item_id)`.execute(trx);
  await sql`insert into variants (sku_id, item_id, color_id, size, stock, inventory_policy,
      position)
    select sku, item_id, color_id, size, coalesce(stock, 0), coalesce(inventory_policy, 'deny'),
      position from import_variants
    on conflict (sku_id) do update set color_id = excluded.color_id,
      size = excluded.size, stock = excluded.stock,
      inventory_policy = excluded.inventory_policy, position = excluded.position`.execute(trx);
  await sql`delete from colors where item_id in (select id from import_products)
    and not exists (select from import_variants v
      where v.item_id = colors.item_id and v.color_id = colors.color_id)`.execute(trx);
}

async function writeImages(trx: Queries): Promise<void> {
  await sql`delete from images where item_id in (select id from import_products)`.execute(trx);
  await sql`create temp table import_images on commit drop as
    select p.id as item_id, i.* from import_products p, jsonb_to_recordset(p.images) as
      i(color_id text, position integer, key text, url text, alt text, width integer,
        height integer, dominant text)`.execute(trx);
  await sql`insert into images (item_id, color_id, position, image_key, alt, width, height, dominant)
    select item_id, color_id, position, key, alt, width, height, dominant
    from import_images`.execute(trx);
  await sql`insert into remote_pictures (key, url)
    select distinct key, url from import_images where url is not null
    on conflict (key) do nothing`.execute(trx);
  await forgetPictures(trx);
}

async function writeListing(trx: Queries): Promise<void> {
  await sql`insert into listing (num, price, popularity, created_at, facets, words, telling_words)
    select i.num, p.price, coalesce(p.popularity, known.popularity, 0),
      coalesce(p.created_at, known.created_at, now()), p.facets, p.words, p.telling_words
    from import_products p join items i on i.id = p.id left join listing known on known.num = i.num
    on conflict (num) do update set price = excluded.price, popularity = excluded.popularity,
      created_at = excluded.created_at, facets = excluded.facets,
      words = excluded.words, telling_words = excluded.telling_words`.execute(trx);
}

/** Reviews that a file brings, with an id made of what they say, so that each is there once. */
async function writeReviews(trx: Queries): Promise<void> {
  await sql`delete from reviews where user_id is null
    and item_id in (select id from import_products where reviews is not null)`.execute(trx);
  await sql`insert into reviews (id, item_id, author, rating, title, text, created_at)
    select r.id, p.id, r.author, r.rating, r.title, r.text, r.created_at
    from import_products p, jsonb_to_recordset(p.reviews) as
      r(id text, author text, rating integer, title text, text text, created_at timestamptz)
    on conflict (id) do nothing`.execute(trx);
  await rateProducts(trx, sql`in (select id from import_products)`);
}

/** A search corrects typed words to those that are here: one that no product has finds nothing. */
async function forgetWords(trx: Queries): Promise<void> {
  await sql`delete from words where id not in (select unnest(words) from listing)`.execute(trx);
}

async function writeSizeCharts(trx: Queries, header: CatalogueHeader | undefined): Promise<void> {
  for (const [name, chart] of Object.entries(header?.sizeCharts ?? {})) {
    const garment = slug(name);
    await trx.deleteFrom("size_charts").where("garment", "=", garment).execute();
    if (!chart) continue;
    await trx
      .insertInto("size_charts")
      .values({ garment, chart: JSON.stringify(chart) })
      .execute();
  }
}

/** Moves what was staged into the shop. */
export async function mergeStaged(
  trx: Queries,
  header: CatalogueHeader | undefined,
  options: MergeOptions,
): Promise<void> {
  await sql`analyze import_products`.execute(trx);
  await sql`set constraints all deferred`.execute(trx);
  const before = options.keepFilters ? await chosenFilters(trx) : undefined;
  const filters = header?.filters === undefined ? before : (header.filters ?? undefined);
  if (options.replace) {
    await lockVariants(trx);
    await sql`delete from items
      where not exists (select from import_products p where p.id = items.id)`.execute(trx);
  }
  await writeItems(trx);
  await writeColors(trx);
  await writeImages(trx);
  await writeListing(trx);
  await lockVariants(trx);
  await writeVariants(trx, options.keepStock);
  await writeReviews(trx);
  if (options.replace) await forgetWords(trx);
  await writeFilters(trx, filters);
  await writeSections(trx, header);
  await writeSizeCharts(trx, header);
  // A planner that knows nothing of the new rows would read whole tables for a page of products.
  await sql`analyze items, colors, images, variants, listing`.execute(trx);
}
