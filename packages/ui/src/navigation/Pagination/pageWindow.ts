/**
 * Page numbers to show around `page`: the first, the last, so many neighbours at each side, `null` for
 * a gap.
 */
export function pageWindow(page: number, pageCount: number, neighbours = 1): Array<number | null> {
  const wanted = [1, page - neighbours, page, page + neighbours, pageCount].filter(
    (one) => one >= 1 && one <= pageCount,
  );
  const pages: Array<number | null> = [];
  for (const one of [...new Set(wanted)].sort((a, b) => a - b)) {
    const before = pages.at(-1) ?? 0;
    // A gap of one page takes as much room as the page itself.
    if (one - before === 2) pages.push(one - 1);
    else if (one - before > 2) pages.push(null);
    pages.push(one);
  }
  return pages;
}

/** A place of the row: a page, or a gap; with `only`, on screens of one width alone. */
export interface PagePlace {
  page: number | null;
  only?: "wide" | "narrow";
}

/** So many places of 44 px, the arrows among them, are what the narrowest phone has room for. */
const phoneHolds = 6;

/**
 * The places of the row. Where a phone has no room for all of them it goes without neighbours, and a
 * gap stands for what it leaves out.
 */
export function pagePlaces(page: number, pageCount: number): PagePlace[] {
  const wide = pageWindow(page, pageCount);
  const arrows = Number(page > 1) + Number(page < pageCount);
  if (wide.length + arrows <= phoneHolds) return wide.map((one) => ({ page: one }));
  const narrow = pageWindow(page, pageCount, 0);
  return wide.flatMap((one, index): PagePlace[] => {
    if (one === null) return [{ page: null }];
    const place = narrow.indexOf(one);
    if (place < 0) return [{ page: one, only: "wide" }];
    const left = narrow[place - 1] === null ? wide.indexOf(narrow[place - 2] ?? 0) : index;
    const hasGap = wide.slice(left, index).includes(null);
    return left < index && !hasGap
      ? [{ page: null, only: "narrow" }, { page: one }]
      : [{ page: one }];
  });
}
