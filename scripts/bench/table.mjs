/**
 * @typedef {object} Row one figure
 * @property {string} name what was measured
 * @property {number} [value] left out where it could not be measured; `detail` then says why
 * @property {number} [budget] the most it may be
 * @property {number} [least] the least it may be
 * @property {string} unit
 * @property {string} [detail] how steady the figure is, or what it is made of
 */

const format = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

const withUnit = (value, unit) => `${format(value)} ${unit}`.trimEnd();

/** Whether a row keeps its budget; undefined where it has none. */
export function verdict({ value, budget, least }) {
  if (budget === undefined && least === undefined) return undefined;
  if (value === undefined) return "FAILED";
  // What is printed is what is judged: 0.004 is 0.
  const shown = Number(format(value));
  if (budget !== undefined && shown > budget) return "OVER";
  return least !== undefined && shown < least ? "UNDER" : "ok";
}

function limit({ budget, least, unit }) {
  if (budget !== undefined) return `≤ ${withUnit(budget, unit)}`;
  return least === undefined ? "" : `≥ ${withUnit(least, unit)}`;
}

const measured = ({ value, unit }) =>
  value === undefined ? "not measured" : withUnit(value, unit);

function columns(rows, before) {
  const names = ["what", ...(before ? ["before"] : []), "measured", "budget", "", "detail"];
  const cells = rows.map((row) => {
    const earlier = before?.[row.name];
    return [
      row.name,
      ...(before ? [earlier === undefined ? "" : withUnit(earlier, row.unit)] : []),
      measured(row),
      limit(row),
      verdict(row) ?? "",
      row.detail ?? "",
    ];
  });
  const used = names.map(
    (name, index) => name !== "detail" || cells.some((cell) => cell[index] !== ""),
  );
  return [names, ...cells].map((line) => line.filter((_, index) => used[index]));
}

/**
 * Prints rows as a table and gives how many break their budget.
 *
 * @param {string} title
 * @param {Row[]} rows
 * @param {(text: string) => void} write
 * @param {Record<string, number>} [before] values of an earlier run by the rows' names
 */
export function printTable(title, rows, write, before) {
  const [head, ...cells] = columns(rows, before);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...cells].map((row) => row[column].length)),
  );
  const line = (row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join("  ")
      .trimEnd();
  write(`\n${title}\n${line(head)}\n${widths.map((width) => "-".repeat(width)).join("  ")}`);
  for (const row of cells) write(line(row));
  return rows.filter((row) => !["ok", undefined].includes(verdict(row))).length;
}
