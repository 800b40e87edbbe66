import { type Expression, type SqlBool, sql } from "kysely";

/** What the searches among categories and filters take. */
export interface NameSearch {
  keyword: string;
  /** From 1. */
  page: number;
  limit: number;
  sortBy: "createdAt" | "name";
  sortOrder: "asc" | "desc";
}

/**
 * The parts of a query that finds rows by a piece of their name. Rows count as made in the order
 * of their position.
 *
 * @param column - the column with the name
 */
export function nameSearch(
  column: string,
  search: NameSearch,
): { matches: Expression<SqlBool>; order: Expression<unknown>; offset: number } {
  const direction = search.sortOrder === "asc" ? sql`asc` : sql`desc`;
  const key = search.sortBy === "name" ? sql`lower(${sql.ref(column)})` : sql`position`;
  return {
    matches: sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${search.keyword}::text)) > 0`,
    order: sql`${key} ${direction}`,
    offset: (search.page - 1) * search.limit,
  };
}
