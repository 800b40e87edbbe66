import { isDeepStrictEqual } from "node:util";
import { compareSizes, priceBands } from "@taanka/api-client/contract";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import { normaliseKey, normaliseValue } from "../items/facets.js";

const MAX_FILTERS = 10;
const MAX_VALUES = 60;
/** The setting that says where the shop's filters come from. */
const SETTING = "filters_from";

const idOf = (key: string) => key.toLowerCase().replace(/\s+/g, "-");

type Filters = readonly { key: string; values: readonly string[] }[];

/**
 * The filters that a person chose for the shop; undefined where they are computed of its products. To be
 * asked before the products change.
 */
export async function chosenFilters(trx: Queries): Promise<Filters | undefined> {
  const filters = await trx
    .selectFrom("filters")
    .select(["key", "values"])
    .orderBy("position")
    .execute();
  if (filters.length === 0) return undefined;
  const origin = await trx
    .selectFrom("settings")
    .select("value")
    .where("key", "=", SETTING)
    .executeTakeFirst();
  const isChosen = origin ? origin.value === "person" : !(await looksFound(trx, filters));
  return isChosen ? filters : undefined;
}

/**
 * Whether filters look computed, in a shop whose last import did not note it yet: they name what is found
 * among its products, in whatever order.
 */
async function looksFound(trx: Queries, filters: Filters): Promise<boolean> {
  const unordered = (all: Filters) =>
    new Map(
      all
        .filter(hasChoice)
        .map(({ key, values }) => [normaliseKey(key), new Set(values.map(normaliseValue))]),
    );
  const found = await findFilters(trx, hasChoice);
  return isDeepStrictEqual(unordered(filters), unordered(found));
}

const hasChoice = ({ values }: { values: readonly string[] }) => values.length > 1;

/** The filters that a listing offers: as a person chose, or the facts that most products have. */
export async function writeFilters(trx: Queries, chosen: Filters | undefined): Promise<void> {
  const filters = chosen ?? (await findFilters(trx));
  await trx.deleteFrom("filters").execute();
  const value = chosen ? "person" : "products";
  await trx
    .insertInto("settings")
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
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

interface Fact {
  key: string;
  value: string;
  products: number;
}

/** The facts by their keys; of several spellings, the one that most products have is shown. */
function gatherFacts(mostFirst: readonly Fact[]) {
  const gathered = new Map<
    string,
    { key: string; values: Map<string, string>; products: number }
  >();
  for (const { key, value, products } of mostFirst) {
    const name = normaliseKey(key);
    const known = gathered.get(name) ?? { key, values: new Map<string, string>(), products: 0 };
    const spelled = normaliseValue(value);
    known.values.set(spelled, known.values.get(spelled) ?? value);
    known.products += products;
    gathered.set(name, known);
  }
  return [...gathered.values()].map((fact) => ({ ...fact, values: [...fact.values.values()] }));
}

/** Sizes stand in their order; other values begin with what most products have. */
const inOrder = (key: string, values: readonly string[]) =>
  normaliseKey(key) === "size" ? [...values].sort(compareSizes) : values;

/** @param isOffered - whether a fact is worth a filter; as a rule one that narrows the list */
async function findFilters(
  trx: Queries,
  isOffered?: (fact: { values: readonly string[] }) => boolean,
): Promise<Filters> {
  const { rows } = await sql<Fact>`
    select f.key, f.value, count(*)::int as products
    from listing l cross join unnest(l.facets) facet join facets f on f.id = facet
    where f.key not like '@%' group by f.key, f.value order by products desc, f.value`.execute(trx);
  const { all } = await trx
    .selectFrom("listing")
    .select((eb) => eb.cast<number>(eb.fn.countAll(), "integer").as("all"))
    .executeTakeFirstOrThrow();
  const narrows = (fact: { values: readonly string[]; products: number }) =>
    isOffered ? isOffered(fact) : hasChoice(fact) || fact.products < all;
  const found = gatherFacts(rows)
    .filter((fact) => fact.key !== "PriceRange" && narrows(fact))
    .sort((a, b) => b.products - a.products)
    .slice(0, MAX_FILTERS - 1)
    .map(({ key, values }) => ({ key, values: inOrder(key, values.slice(0, MAX_VALUES)) }));
  return [...found.slice(0, 1), { key: "PriceRange", values: priceBands }, ...found.slice(1)];
}
