import { createHash } from "node:crypto";
import type { Catalogue } from "@taanka/catalogue";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import type { NewRow, Tables } from "../database/schema.js";
import type { ProductRows, smallTables } from "./rows.js";

const CHUNK = 500;

/** Inserts many rows; those that are there already get the new values, except `keep`. */
async function upsert<T extends keyof Tables>(
  trx: Queries,
  table: T,
  identity: readonly string[],
  rows: readonly NewRow<T>[],
  keep: readonly string[] = [],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const changing = Object.keys(first).filter(
    (column) => !identity.includes(column) && !keep.includes(column),
  );
  const set = sql.join(
    changing.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  );
  const columns = Object.keys(first);
  for (let at = 0; at < rows.length; at += CHUNK) {
    const values = rows
      .slice(at, at + CHUNK)
      .map((row) => sql`(${sql.join(columns.map((column) => Reflect.get(row, column)))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      values ${sql.join(values)}
      on conflict (${sql.join(identity.map((name) => sql.ref(name)))}) do update set ${set}`.execute(
      trx,
    );
  }
}

/** Categories, brands, banners and their like. Sections refer to products and come later. */
export async function writeGroups(
  trx: Queries,
  tables: ReturnType<typeof smallTables>,
): Promise<void> {
  await upsert(trx, "categories", ["id"], tables.categories);
  await upsert(trx, "subcategories", ["id"], tables.subcategories);
  await upsert(trx, "brands", ["id"], tables.brands);
  await upsert(trx, "campaigns", ["id"], tables.campaigns);
  await trx.deleteFrom("banners").execute();
  await upsert(trx, "banners", ["id"], tables.banners);
  await trx.deleteFrom("filters").execute();
  await upsert(trx, "filters", ["id"], tables.filters);
  await upsert(trx, "size_charts", ["garment"], tables.sizeCharts);
}

export async function writeSections(
  trx: Queries,
  tables: ReturnType<typeof smallTables>,
): Promise<void> {
  await trx.deleteFrom("section_items").execute();
  await trx.deleteFrom("sections").execute();
  await upsert(trx, "sections", ["name"], tables.sections);
  await upsert(trx, "section_items", ["section_name", "item_id"], tables.sectionItems);
}

/** Products keep the number they have; new ones get the next. */
async function numberProducts(trx: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await trx.selectFrom("items").select(["id", "num"]).execute();
  const numbers = new Map(rows.map((row) => [row.id, row.num]));
  let last = rows.reduce((highest, row) => Math.max(highest, row.num), 0);
  for (const id of ids) if (!numbers.has(id)) numbers.set(id, ++last);
  return numbers;
}

const facetName = ({ key, value }: { key: string; value: string }) => JSON.stringify([key, value]);

/** Numbers every key and value; what is there keeps its number. */
async function writeFacets(
  trx: Queries,
  wanted: readonly { key: string; value: string }[],
): Promise<Map<string, number>> {
  const rows = await trx.selectFrom("facets").selectAll().execute();
  const ids = new Map(rows.map((row) => [facetName(row), row.id]));
  let last = rows.reduce((highest, row) => Math.max(highest, row.id), 0);
  const added: NewRow<"facets">[] = [];
  for (const facet of wanted) {
    if (ids.has(facetName(facet))) continue;
    ids.set(facetName(facet), ++last);
    added.push({ id: last, key: facet.key, value: facet.value });
  }
  await upsert(trx, "facets", ["id"], added);
  return ids;
}

/** Numbers every word; words that no product has any more are forgotten. */
async function writeWords(trx: Queries, wanted: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map([...new Set(wanted)].map((word, index) => [word, index + 1]));
  await trx.deleteFrom("words").execute();
  const rows = [...ids].map(([word, id]) => ({ id, word }));
  await upsert(trx, "words", ["id"], rows);
  return ids;
}

async function writeListing(
  trx: Queries,
  products: readonly ProductRows[],
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  const facetIds = await writeFacets(
    trx,
    products.flatMap((product) => product.facets),
  );
  const wordIds = await writeWords(
    trx,
    products.flatMap((product) => product.words),
  );
  const rows = products.map(({ item, popularity, createdAt, facets, words }) => {
    const ids = facets.map((facet) => facetIds.get(facetName(facet)) ?? 0);
    return sql`(${numbers.get(item.id)}::int, ${item.price}::int, ${popularity}::int,
      ${createdAt}::timestamptz, ${[...new Set(ids)]}::int[],
      ${words.map((word) => wordIds.get(word) ?? 0)}::int[])`;
  });
  await trx.deleteFrom("listing").execute();
  for (let at = 0; at < rows.length; at += CHUNK) {
    const values = sql.join(rows.slice(at, at + CHUNK));
    await sql`insert into listing (num, price, popularity, created_at, facets, words)
      values ${values}`.execute(trx);
  }
}

/** Products with colours, pictures and sizes. The stock of a size that is there stays as it is. */
export async function writeProducts(trx: Queries, products: readonly ProductRows[]): Promise<void> {
  const ids = products.map(({ item }) => item.id);
  const skus = products.flatMap(({ variants }) => variants.map((variant) => variant.sku_id));
  const numbers = await numberProducts(trx, ids);
  await sql`delete from items where not (id = any(${ids}::text[]))`.execute(trx);
  await upsert(
    trx,
    "items",
    ["id"],
    products.map(({ item }) => ({ num: numbers.get(item.id) ?? 0, ...item })),
  );
  await trx.deleteFrom("images").execute();
  await sql`delete from variants where not (sku_id = any(${skus}::text[]))`.execute(trx);
  const colors = products.flatMap((product) => product.colors);
  await upsert(trx, "colors", ["item_id", "color_id"], colors);
  const variants = products.flatMap((product) => product.variants);
  await upsert(trx, "variants", ["sku_id"], variants, ["stock"]);
  const images = products.flatMap((product) => product.images);
  await upsert(trx, "images", ["item_id", "color_id", "position"], images);
  await sql`delete from colors where not exists (select from variants
    where variants.item_id = colors.item_id and variants.color_id = colors.color_id)`.execute(trx);
  await writeListing(trx, products, numbers);
}

/** Sample reviews have an id made of their content, so that writing them twice changes nothing. */
export async function writeReviews(trx: Queries, reviews: Catalogue["reviews"]): Promise<void> {
  const rows = reviews.map((review) => ({
    id: createHash("sha256").update(JSON.stringify(review)).digest("hex").slice(0, 24),
    item_id: review.productId,
    user_id: null,
    author: review.author,
    rating: review.rating,
    title: review.title,
    text: review.text,
    created_at: new Date(`${review.date}T00:00:00Z`),
  }));
  await trx.deleteFrom("reviews").where("user_id", "is", null).execute();
  await upsert(trx, "reviews", ["id"], rows);
}
