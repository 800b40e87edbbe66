import { sql } from "kysely";
import type { Queries } from "../database/index.js";

const MAX_WORDS = 12;

/** The words of a search, as PostgreSQL's query language takes them. */
function searchWords(keyword: string): string[] {
  const words = keyword.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAX_WORDS);
}

async function matching(db: Queries, query: string): Promise<number[]> {
  const rows = await db
    .selectFrom("listing")
    .select("num")
    .where(sql<boolean>`search @@ to_tsquery('english', ${query})`)
    .execute();
  return rows.map((row) => row.num);
}

/**
 * Products that a search finds: those with all its words (the beginning of a word is enough), or
 * where there is none, those with any of them.
 *
 * @returns product numbers, in no order
 */
export async function searchItems(db: Queries, keyword: string): Promise<number[]> {
  const words = searchWords(keyword).map((word) => `'${word}':*`);
  if (words.length === 0) return [];
  const all = await matching(db, words.join(" & "));
  if (all.length > 0 || words.length === 1) return all;
  return matching(db, words.join(" | "));
}
