import { parseArgs } from "node:util";
import { stringify } from "csv-stringify/sync";
import { UsageError } from "./command.js";

/** What one line of a list tells, by its headings. */
export type SheetRow = Record<string, string | number>;

/** Shoppers wrote some of it, and a terminal obeys what it is sent. */
function harmless(row: SheetRow): SheetRow {
  const clean = (value: string | number) =>
    typeof value === "string" ? value.replace(/\p{Cc}+/gu, " ") : value;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, clean(value)]));
}

/** A list to read: a paragraph for each, with a line for each heading. */
export function asText(rows: readonly SheetRow[]): string {
  const lineOf = ([name, value]: [string, string | number]) =>
    `${`${name}:`.padEnd(14)} ${value}\n`;
  return rows.map((row) => Object.entries(harmless(row)).map(lineOf).join("")).join("\n");
}

/** A list for a spreadsheet, in which nothing that a shopper wrote is taken for a formula. */
export function asCsv(rows: readonly SheetRow[]): string {
  return stringify(rows.map(harmless), { header: true, bom: true, escape_formulas: true });
}

/** Writes a list as it was asked for. @param none - what is said where there is nothing */
export function writeSheet(rows: readonly SheetRow[], isCsv: boolean, none: string): void {
  if (isCsv) process.stdout.write(asCsv(rows));
  else process.stdout.write(rows.length > 0 ? asText(rows) : `${none}\n`);
}

/**
 * Reads `--csv` and each `--status`.
 *
 * @throws UsageError with the usage for anything else
 */
export function readSheetArguments(args: string[], usage: string) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        csv: { type: "boolean", default: false },
        status: { type: "string", multiple: true, default: [] },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
