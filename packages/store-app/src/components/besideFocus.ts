/**
 * The row of a list beside the one with the focus: the next, or the one before the last. Asked for
 * before the row goes, it is where `rescueFocus` goes on.
 */
export function besideFocus(): HTMLElement | undefined {
  const focused = document.activeElement;
  const row = focused?.closest("li") ?? focused?.closest("article");
  if (!row) return undefined;
  const rows = [
    ...(row.parentElement?.querySelectorAll<HTMLElement>(`:scope > ${row.tagName}`) ?? []),
  ];
  const place = rows.indexOf(row);
  return rows[place + 1] ?? rows[place - 1];
}
