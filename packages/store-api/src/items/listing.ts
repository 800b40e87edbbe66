import type { ActiveFilter, CallAnswer, endpoints, SortOrder } from "@taanka/api-client/contract";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import type { Services } from "../services.js";
import { type Bits, bitsOf, intersect } from "./bits.js";
import { type FacetDictionary, type FacetGroup, PLACE_KEYS } from "./facets.js";
import { type Snapshot, toFacets } from "./listing-index.js";
import { readCards, toItem } from "./presenter.js";
import { rowOf } from "./rows.js";
import { searchItems } from "./search.js";
import { Selection } from "./selection.js";

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

async function rowsOf(db: Queries, snapshot: Snapshot, ids: readonly string[]): Promise<number[]> {
  const items = await db
    .selectFrom("items")
    .select(["id", "num"])
    .where("id", "=", sql<string>`any(${[...ids]}::text[])`)
    .execute();
  const rows = new Map(items.map(({ id, num }) => [id, rowOf(snapshot.nums, num)]));
  return [...new Set(ids)].map((id) => rows.get(id)).filter((row) => row !== undefined);
}

/** The products a listing is limited to, by name or by search; undefined when to none. */
function restriction(
  snapshot: Snapshot,
  named: readonly number[] | undefined,
  keyword: string | undefined,
): Bits | undefined {
  const chosen = named && bitsOf(snapshot.size, named);
  if (!keyword) return chosen;
  const found = searchItems(snapshot, keyword);
  return chosen ? intersect(chosen, found) : found;
}

/** What a query shows whatever its order and page. */
interface Listed {
  selection: Selection;
  facets: Answer["facets"];
}

/** So many listings of one catalogue are kept; a hundred of 100,000 products take some 10 MB. */
const KEEP = 100;
/** Longer questions are hardly asked twice. */
const KEEP_LENGTH = 500;
const kept = new WeakMap<Snapshot, Map<string, Listed>>();

function find(
  snapshot: Snapshot,
  query: ListingQuery,
  named: readonly number[] | undefined,
): Listed {
  const selection = new Selection(
    snapshot.facets,
    snapshot.size,
    snapshot.dictionary.filterGroups(query.filters),
    placeGroups(query, snapshot.dictionary),
    restriction(snapshot, named, query.keyword),
  );
  return { selection, facets: toFacets(selection, snapshot) };
}

/** Turning a page or choosing another order counts nothing anew. */
function findOnce(snapshot: Snapshot, query: ListingQuery): Listed {
  const { sortBy, page, limit, specificItems, ...rest } = query;
  const key = JSON.stringify(rest);
  const listings = kept.get(snapshot) ?? new Map<string, Listed>();
  kept.set(snapshot, listings);
  const listed = listings.get(key) ?? find(snapshot, query, undefined);
  if (key.length > KEEP_LENGTH) return listed;
  // The latest goes last, so that the first is the one not asked for the longest.
  listings.delete(key);
  listings.set(key, listed);
  const [oldest] = listings.keys();
  if (listings.size > KEEP && oldest !== undefined) listings.delete(oldest);
  return listed;
}

/**
 * One page of products with the total and the counts of every filter value.
 */
export async function listItems(services: Services, query: ListingQuery): Promise<Answer> {
  const { db } = services.database;
  const snapshot = await services.listing.current();
  const named = query.specificItems?.length
    ? await rowsOf(db, snapshot, query.specificItems)
    : undefined;
  const { selection, facets } = named ? find(snapshot, query, named) : findOnce(snapshot, query);
  const order = query.sortBy ? snapshot.orders[query.sortBy] : (named ?? []);
  const page = selection.page(order, (query.page - 1) * query.limit, query.limit);
  const rows = await readCards(
    db,
    page.map((row) => snapshot.nums[row] ?? 0),
  );
  return {
    items: rows.map((row) => toItem(row, services.config.publicUrl)),
    totalItems: selection.total,
    page: query.page,
    limit: query.limit,
    facets,
  };
}
