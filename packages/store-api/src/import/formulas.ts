/** What a spreadsheet takes for the beginning of a formula, behind apostrophes that this put there. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** A cell that no spreadsheet takes for a formula. */
export const withEscape = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The cell as it was before {@link withEscape}. */
export const withoutEscape = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
