/** How many stars a review gave. */
export type StarCount = 1 | 2 | 3 | 4 | 5;

/** Rows of a distribution, best first. */
export const starCounts = [5, 4, 3, 2, 1] as const satisfies readonly StarCount[];

/** How many reviews there are, and their average to one decimal; null where there are none. */
export function summaryOf(counts: Readonly<Record<StarCount, number>>) {
  const total = starCounts.reduce((sum, stars) => sum + counts[stars], 0);
  const stars = starCounts.reduce((sum, each) => sum + each * counts[each], 0);
  return { total, average: total > 0 ? Math.round((stars / total) * 10) / 10 : null };
}
