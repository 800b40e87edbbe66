import type { ActiveFilter, CallAnswer, endpoints, SortOrder } from "@taanka/api-client/contract";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import { Failure } from "../http/failure.js";
import type { Services } from "../services.js";
import { MAX_GROUPS } from "./facet-counter.js";
import { type FacetDictionary, type FacetGroup, PLACE_KEYS } from "./facets.js";
import { toFacets } from "./listing-index.js";
import { readItems, toItem } from "./presenter.js";
import { searchItems } from "./search.js";

/** What a listing is of. Everything given must hold. */
export interface ListingQuery {
  filters: readonly ActiveFilter[];
  /** Undefined keeps the order of `specificItems`. */
  sortBy: SortOrder | undefined;
  /** From 1. */
  page: number;
  limit: number;
  categoryId?: string | undefined;
  categoryIds?: readonly string[] | undefined;
  subCategoryId?: string | undefined;
  subCategoryIds?: readonly string[] | undefined;
  brandId?: string | undefined;
  campaignId?: string | undefined;
  specificItems?: readonly string[] | undefined;
  keyword?: string | undefined;
}

type Answer = CallAnswer<typeof endpoints.items.list>;

function placeGroups(query: ListingQuery, dictionary: FacetDictionary): FacetGroup[] {
  const one = (id: string | undefined) => (id === undefined ? undefined : [id]);
  const places = [
    [PLACE_KEYS.category, one(query.categoryId)],
    [PLACE_KEYS.category, query.categoryIds],
    [PLACE_KEYS.subcategory, one(query.subCategoryId)],
    [PLACE_KEYS.subcategory, query.subCategoryIds],
    [PLACE_KEYS.brand, one(query.brandId)],
    [PLACE_KEYS.campaign, one(query.campaignId)],
  ] as const;
  return places
    .filter(([, ids]) => ids !== undefined && ids.length > 0)
    .map(([key, ids]) => dictionary.group(key, ids ?? []));
}

async function numbersOf(db: Queries, ids: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom("items")
    .select(["id", "num"])
    .where("id", "=", sql<string>`any(${[...ids]}::text[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row.num]));
  return ids.map((id) => byId.get(id)).filter((num) => num !== undefined);
}

/** The products a listing is limited to by name or by search; undefined when to none. */
async function restriction(db: Queries, query: ListingQuery): Promise<number[] | undefined> {
  const { specificItems, keyword } = query;
  const named = specificItems?.length ? await numbersOf(db, specificItems) : undefined;
  if (!keyword) return named;
  const found = await searchItems(db, keyword);
  if (!named) return found;
  const set = new Set(found);
  return named.filter((num) => set.has(num));
}

const ORDERS = {
  latestAddition: sql`created_at desc, num`,
  priceLowToHigh: sql`price, num`,
  priceHighToLow: sql`price desc, num`,
  popularity: sql`popularity desc, num`,
} as const satisfies Record<SortOrder, unknown>;

async function pageOf(
  db: Queries,
  query: ListingQuery,
  groups: readonly FacetGroup[],
  only: readonly number[] | undefined,
): Promise<number[]> {
  const order = query.sortBy
    ? ORDERS[query.sortBy]
    : sql`array_position(${[...(only ?? [])]}::int[], num)`;
  const rows = await db
    .selectFrom("listing")
    .select("num")
    .where((eb) =>
      eb.and([
        ...groups.map((group) => sql<boolean>`facets && ${group.ids}::int[]`),
        ...(only ? [sql<boolean>`num = any(${[...only]}::int[])`] : []),
      ]),
    )
    .orderBy(order)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return rows.map((row) => row.num);
}

/**
 * One page of products with the total and the counts of every filter value.
 *
 * @throws Failure `validation_failed` for more conditions than a listing can hold
 */
export async function listItems(services: Services, query: ListingQuery): Promise<Answer> {
  const { db } = services.database;
  const snapshot = await services.listing.current();
  const filters = snapshot.dictionary.filterGroups(query.filters);
  const places = placeGroups(query, snapshot.dictionary);
  if (filters.length + places.length > MAX_GROUPS) {
    throw new Failure("validation_failed", "Too many filters at once");
  }
  const only = await restriction(db, query);
  const counted = snapshot.counter.count(filters, places, only && new Set(only));
  const nums = await pageOf(db, query, [...filters, ...places], only);
  const rows = await readItems(db, nums);
  return {
    items: rows.map((row) => toItem(row, services.config.publicUrl)),
    totalItems: counted.total,
    page: query.page,
    limit: query.limit,
    facets: toFacets(counted, snapshot),
  };
}
