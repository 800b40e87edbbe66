/** Page numbers to show around `page`: the first, the last, its neighbours, `null` for a gap. */
export function pageWindow(page: number, pageCount: number): Array<number | null> {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter(
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
