import { setImmediate } from "node:timers/promises";
import type { CallData, endpoints } from "@taanka/api-client/contract";
import { rowsOfIds } from "../catalogue/sections.js";
import type { Services } from "../services.js";
import { askedColors, searchedColors } from "./asked-color.js";
import { type Snapshot, toFacets } from "./listing-index.js";
import { type ListingQuery, type Matches, matchesOf } from "./matches.js";
import { pageOf } from "./order.js";

type Answer = CallData<typeof endpoints.items.list>;

/** The rows to which a listing is limited by name; undefined when to none. */
async function rowsOf(
  { database, sections }: Services,
  snapshot: Snapshot,
  { section, specificItems }: ListingQuery,
): Promise<readonly number[] | undefined> {
  if (section) return sections.rows(section, snapshot);
  if (specificItems?.length) return rowsOfIds(database.db, snapshot, specificItems);
  return undefined;
}

/** Counts after the queries of this turn have gone out, while the database answers them. */
async function countMeanwhile(matches: Matches): Promise<Uint32Array> {
  await setImmediate();
  return matches.counts;
}

/**
 * One page of products with the total and the counts of every filter value.
 */
export async function listItems(services: Services, query: ListingQuery): Promise<Answer> {
  const { sortBy, page, limit } = query;
  const snapshot = await services.listing.current();
  const named = await rowsOf(services, snapshot, query);
  const matches = matchesOf(snapshot, query, named);
  const offset = (page - 1) * limit;
  const shown = sortBy
    ? snapshot.orders[sortBy].page(matches.rows, matches.total, offset, limit)
    : pageOf(matches.rows, named ?? [], offset, limit);
  const nums = shown.map((row) => snapshot.nums[row] ?? 0);
  const chosen = askedColors(query.filters);
  const colors = chosen.length > 0 ? chosen : searchedColors(snapshot, query.keyword);
  const [items, counts] = await Promise.all([
    services.products.cards(snapshot.groups, nums, colors),
    countMeanwhile(matches),
  ]);
  return {
    items,
    totalItems: matches.total,
    page,
    limit,
    facets: toFacets(counts, snapshot),
  };
}
