import { setImmediate } from "node:timers/promises";
import type { CallAnswer, endpoints } from "@taanka/api-client/contract";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import type { Services } from "../services.js";
import { type Snapshot, toFacets } from "./listing-index.js";
import { type ListingQuery, type Matches, matchesOf } from "./matches.js";
import { pageOf } from "./order.js";
import { readCards, toItem } from "./presenter.js";
import { rowOf } from "./rows.js";

type Answer = CallAnswer<typeof endpoints.items.list>;

async function rowsOf(db: Queries, snapshot: Snapshot, ids: readonly string[]): Promise<number[]> {
  const items = await db
    .selectFrom("items")
    .select(["id", "num"])
    .where("id", "=", sql<string>`any(${[...ids]}::text[])`)
    .execute();
  const rows = new Map(items.map(({ id, num }) => [id, rowOf(snapshot.nums, num)]));
  return [...new Set(ids)].map((id) => rows.get(id)).filter((row) => row !== undefined);
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
  const { db } = services.database;
  const { sortBy, page, limit } = query;
  const snapshot = await services.listing.current();
  const named = query.specificItems?.length
    ? await rowsOf(db, snapshot, query.specificItems)
    : undefined;
  const matches = matchesOf(snapshot, query, named);
  const offset = (page - 1) * limit;
  const shown = sortBy
    ? snapshot.orders[sortBy].page(matches.rows, matches.total, offset, limit)
    : pageOf(matches.rows, named ?? [], offset, limit);
  const nums = shown.map((row) => snapshot.nums[row] ?? 0);
  const [cards, counts] = await Promise.all([
    readCards(db, snapshot.groups, nums),
    countMeanwhile(matches),
  ]);
  return {
    items: cards.map((card) => toItem(card, services.config.publicUrl)),
    totalItems: matches.total,
    page,
    limit,
    facets: toFacets(counts, snapshot),
  };
}
