import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import type { CatalogueHeader } from "./header.js";
import { forgetPictures } from "./pictures.js";
import { PRICE_BAND_LABELS } from "./staging.js";

const MAX_FILTERS = 10;
const MAX_VALUES = 60;

/** Which products of the shop an import replaces. */
export interface MergeOptions {
  /** Products that the file lacks are removed. */
  replace: boolean;
  /** Pieces of variants that are there stay as they are. */
  keepStock: boolean;
}

async function writeItems(trx: Queries): Promise<void> {
  await sql`insert into items (num, id, name, description, garment, return_policy, details, card,
      tags, category_id, subcategory_id, brand_id, campaign_id, mrp, price)
    select coalesce(known.num, (select coalesce(max(num), 0) from items)
        + row_number() over (partition by known.num is null order by p.position))::int,
      p.id, p.name, p.description, p.garment, p.return_policy, p.details, p.card,
      p.tags, p.category_id, p.subcategory_id, p.brand_id, p.campaign_id, p.mrp, p.price
    from import_products p left join items known on known.id = p.id
    on conflict (id) do update set name = excluded.name, description = excluded.description,
      garment = excluded.garment, return_policy = excluded.return_policy,
      details = excluded.details, card = excluded.card, tags = excluded.tags,
      category_id = excluded.category_id, subcategory_id = excluded.subcategory_id,
      brand_id = excluded.brand_id, campaign_id = excluded.campaign_id,
      mrp = excluded.mrp, price = excluded.price`.execute(trx);
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
  await sql`create temp table import_variants on commit drop as
    select p.id as item_id, v.* from import_products p,
      jsonb_to_recordset(p.variants) as v(sku text, color_id text, size text, stock integer, position integer)`.execute(
    trx,
  );
  await sql`alter table import_variants add primary key (sku)`.execute(trx);
  await sql`delete from variants where item_id in (select id from import_products)
    and not exists (select from import_variants where sku = sku_id)`.execute(trx);
  const stock = keepStock ? sql`variants.stock` : sql`excluded.stock`;
  await sql`insert into variants (sku_id, item_id, color_id, size, stock, position)
    select sku, item_id, color_id, size, stock, position from import_variants
    on conflict (sku_id) do update set item_id = excluded.item_id, color_id = excluded.color_id,
      size = excluded.size, stock = ${stock}, position = excluded.position`.execute(trx);
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
  await sql`insert into listing (num, price, popularity, created_at, facets, words)
    select i.num, p.price, coalesce(p.popularity, known.popularity, 0),
      coalesce(p.created_at, known.created_at, now()), p.facets, p.words
    from import_products p join items i on i.id = p.id left join listing known on known.num = i.num
    on conflict (num) do update set price = excluded.price, popularity = excluded.popularity,
      created_at = excluded.created_at, facets = excluded.facets,
      words = excluded.words`.execute(trx);
}

/** The filters that a listing offers: as the file says, or the facts that most products have. */
async function writeFilters(trx: Queries, header: CatalogueHeader | undefined): Promise<void> {
  const filters = header?.filters ?? (await findFilters(trx));
  await trx.deleteFrom("filters").execute();
  for (const [position, { key, values }] of filters.entries()) {
    const row = { key, values: JSON.stringify(values), position };
    await trx
      .insertInto("filters")
      .values({ id: key.toLowerCase().replace(/\s+/g, "-"), ...row })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function findFilters(trx: Queries): Promise<{ key: string; values: string[] }[]> {
  const { rows } = await sql<{ key: string; value: string; products: number }>`
    select f.key, f.value, count(*)::int as products
    from listing l cross join unnest(l.facets) facet join facets f on f.id = facet
    where f.key not like '@%' group by f.key, f.value order by products desc, f.value`.execute(trx);
  const values = new Map<string, string[]>();
  const products = new Map<string, number>();
  for (const row of rows) {
    values.set(row.key, [...(values.get(row.key) ?? []), row.value]);
    products.set(row.key, (products.get(row.key) ?? 0) + row.products);
  }
  const keys = [...values.keys()]
    .filter((key) => key !== "PriceRange" && (values.get(key)?.length ?? 0) > 1)
    .sort((a, b) => (products.get(b) ?? 0) - (products.get(a) ?? 0))
    .slice(0, MAX_FILTERS - 1);
  const found = keys.map((key) => ({ key, values: values.get(key)?.slice(0, MAX_VALUES) ?? [] }));
  return [
    ...found.slice(0, 1),
    { key: "PriceRange", values: PRICE_BAND_LABELS },
    ...found.slice(1),
  ];
}

const DEFAULT_SECTIONS = [
  ["MostBought", "Most Bought", "What others take home", "popularity desc, num", 12],
  ["TurnHeads", "Turn Heads", "New in the shop", "created_at desc, num", 9],
  ["Everydaytoevent", "Everyday to Event", "For every day and for the great ones", "", 36],
] as const;

/** A shop without curated sections shows what sells, what is new, and some of each subcategory. */
async function writeDefaultSections(trx: Queries): Promise<void> {
  for (const [position, [name, title, subtitle, order, limit]] of DEFAULT_SECTIONS.entries()) {
    await trx
      .insertInto("sections")
      .values({ name, title, subtitle, description: "", campaign_id: null, position })
      .execute();
    // Six of each subcategory fill rows of two and of three.
    const chosen = order
      ? sql`select i.id, row_number() over (order by ${sql.raw(order)}) as place
          from listing join items i using (num) order by ${sql.raw(order)} limit ${limit}::int`
      : sql`select id, row_number() over (order by subcategory_id, rank) as place from (
          select i.id, i.subcategory_id, row_number() over (
            partition by i.subcategory_id order by popularity desc, num) as rank
          from listing join items i using (num)) ranked
          where rank <= 6 order by subcategory_id, rank limit ${limit}::int`;
    await sql`insert into section_items (section_name, item_id, position)
      select ${name}, id, place from (${chosen}) chosen`.execute(trx);
  }
}

async function writeSections(trx: Queries, header: CatalogueHeader | undefined): Promise<void> {
  if (header?.sections) {
    await trx.deleteFrom("sections").execute();
    for (const [position, section] of header.sections.entries()) {
      const { sectionName: name, title, subtitle, description, campaign, items } = section;
      const known = await trx
        .selectFrom("campaigns")
        .select("id")
        .where("name", "=", campaign ?? "")
        .executeTakeFirst();
      await trx
        .insertInto("sections")
        .values({ name, title, subtitle, description, campaign_id: known?.id ?? null, position })
        .execute();
      await sql`insert into section_items (section_name, item_id, position)
        select ${name}, i.id, wanted.place
        from unnest(${items}::text[]) with ordinality wanted(id, place)
        join items i on i.id = wanted.id on conflict do nothing`.execute(trx);
    }
    return;
  }
  await sql`delete from sections where not exists (
    select from section_items where section_name = sections.name)`.execute(trx);
  const left = await trx.selectFrom("sections").select("name").limit(1).executeTakeFirst();
  if (!left) await writeDefaultSections(trx);
}

/** Moves what was staged into the shop. */
export async function mergeStaged(
  trx: Queries,
  header: CatalogueHeader | undefined,
  options: MergeOptions,
): Promise<void> {
  await sql`analyze import_products`.execute(trx);
  await sql`set constraints all deferred`.execute(trx);
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
  await writeFilters(trx, header);
  await writeSections(trx, header);
  for (const [garment, chart] of Object.entries(header?.sizeCharts ?? {})) {
    const value = JSON.stringify(chart);
    await trx
      .insertInto("size_charts")
      .values({ garment, chart: value })
      .onConflict((conflict) => conflict.column("garment").doUpdateSet({ chart: value }))
      .execute();
  }
  // A planner that knows nothing of the new rows would read whole tables for a page of products.
  await sql`analyze items, colors, images, variants, listing`.execute(trx);
  const version = `import-${randomUUID()}`;
  await trx
    .insertInto("settings")
    .values({ key: "catalogue_version", value: version })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: version }))
    .execute();
}
