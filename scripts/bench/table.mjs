/**
 * @typedef {object} Row one measured figure
 * @property {string} name what was measured
 * @property {number} value
 * @property {number} [budget] the most it may be
 * @property {string} unit
 */

const format = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** Prints rows as a table and gives how many are over their budget. */
export function printTable(title, rows, write) {
  const cells = rows.map(({ name, value, budget, unit }) => [
    name,
    `${format(value)} ${unit}`,
    budget === undefined ? "" : `≤ ${format(budget)} ${unit}`,
    budget === undefined ? "" : value <= budget ? "ok" : "OVER",
  ]);
  const head = ["what", "measured", "budget", ""];
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
  return rows.filter(({ value, budget }) => budget !== undefined && value > budget).length;
}
