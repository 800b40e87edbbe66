import { isDeepStrictEqual } from "node:util";
import { priceBands } from "@taanka/api-client/contract";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";

const MAX_FILTERS = 10;
const MAX_VALUES = 60;

const idOf = (key: string) => key.toLowerCase().replace(/\s+/g, "-");

type Filters = readonly { key: string; values: readonly string[] }[];

/**
 * The filters that somebody chose for the shop; undefined where they are those that are found among its
 * products. To be asked before the products change.
 */
export async function chosenFilters(trx: Queries): Promise<Filters | undefined> {
  const filters = await trx
    .selectFrom("filters")
    .select(["key", "values"])
    .orderBy("position")
    .execute();
  const isChosen = filters.length > 0 && !isDeepStrictEqual(filters, await findFilters(trx));
  return isChosen ? filters : undefined;
}

/** The filters that a listing offers: as somebody chose, or the facts that most products have. */
export async function writeFilters(trx: Queries, chosen: Filters | undefined): Promise<void> {
  const filters = chosen ?? (await findFilters(trx));
  await trx.deleteFrom("filters").execute();
  if (filters.length === 0) return;
  const rows = filters.map(({ key, values }, position) => ({
    id: idOf(key),
    key,
    values: JSON.stringify(values),
    position,
  }));
  await trx
    .insertInto("filters")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function findFilters(trx: Queries): Promise<Filters> {
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
    .filter((key, at, all) => all.findIndex((other) => idOf(other) === idOf(key)) === at)
    .slice(0, MAX_FILTERS - 1);
  const found = keys.map((key) => ({ key, values: values.get(key)?.slice(0, MAX_VALUES) ?? [] }));
  return [...found.slice(0, 1), { key: "PriceRange", values: priceBands }, ...found.slice(1)];
}
