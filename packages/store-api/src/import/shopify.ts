import { Readable } from "node:stream";
import { cleanText } from "@taanka/api-client/contract";
import { CsvError, parse } from "csv-parse";
import { type Entry, problem } from "./problems.js";
import type { ProductInput } from "./product.js";
import { type Columns, columnsOf, otherCells, type ShopifyRow, toRow } from "./shopify-columns.js";
import { type NumberedRow, type ShopifyOptions, toProduct } from "./shopify-product.js";
import { idOfHandle } from "./text.js";
import { Untaken } from "./untaken.js";

const MAX_ROW = 1024 * 1024;
const NO_STOCK =
  'The file has no column "Variant Inventory Qty": variants that are in the shop keep their stock, ' +
  "and new ones have none.";

interface Line {
  line: number;
  cells: string[];
  hasSemicolons: boolean;
}

/** A first line of `sep=;` tells spreadsheets what parts the cells. */
const SEPARATOR_LINE = /^"?sep=(.)"?[,;\t]*(?:\r?\n|$)/i;

/** What parts the cells: what the first line says, else a comma, or what else is most often in it. */
function delimiterOf(start: string): string {
  const [, said] = SEPARATOR_LINE.exec(start) ?? [];
  if (said !== undefined) return said;
  const [first = ""] = start.split("\n", 1);
  const count = (sign: string) => first.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

async function* withStart(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** The rows of a CSV text with the line each begins on. */
async function* csvLines(text: AsyncIterable<string>): AsyncGenerator<Line> {
  const pieces = text[Symbol.asyncIterator]();
  const first = await pieces.next();
  const start = first.done ? "" : first.value;
  const delimiter = delimiterOf(start);
  const [separator = ""] = SEPARATOR_LINE.exec(start) ?? [];
  const parser = Readable.from(withStart(start.slice(separator.length), pieces), {
    highWaterMark: 4,
  }).pipe(
    parse({
      info: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW,
    }),
  );
  const before = separator === "" ? 0 : 1;
  let line = before + 1;
  for await (const entry of parser) {
    const { record, info }: { record: string[]; info: { lines: number } } = entry;
    // A spreadsheet fills up with rows of commas.
    const isEmpty = record.every((cell) => cleanText(cell).trim() === "");
    if (!isEmpty) yield { line, cells: record, hasSemicolons: delimiter === ";" };
    line = before + info.lines + 1;
  }
}

function isSameProduct(open: NumberedRow[], row: ShopifyRow): boolean {
  const first = open[0]?.row;
  if (first?.handle !== row.handle) return false;
  return row.title === "" || row.title === first.title;
}

/**
 * Reads Shopify's product export, row by row and never more than one product at a time.
 *
 * @param text - the file
 * @throws CatalogueFileError when it is none
 */
export async function* readShopify(
  text: AsyncIterable<string>,
  options: ShopifyOptions,
): AsyncGenerator<Entry<ProductInput>> {
  const untaken = new Untaken();
  let columns: Columns | undefined;
  let open: NumberedRow[] = [];
  const lines = csvLines(text);
  try {
    for await (const { line, cells, hasSemicolons } of lines) {
      if (!columns) {
        columns = columnsOf(cells.map(cleanText), hasSemicolons);
        if (!columns.fields.includes("stock")) yield problem("warning", line, NO_STOCK);
        continue;
      }
      const row = toRow(columns, cells);
      if (row.handle === "") {
        yield problem("error", line, "Handle is missing.");
        continue;
      }
      if (!isSameProduct(open, row)) {
        yield* finish(open, columns, options, untaken);
        open = [];
      }
      open.push({ line, row, others: otherCells(columns, cells) });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const at = Number(error.lines) || (open.at(-1)?.line ?? 0) + 1;
    yield problem("error", at, `The file is no valid CSV from here on: ${error.message}.`);
    return;
  }
  yield* finish(open, columns ?? columnsOf([]), options, untaken);
  yield* untaken.problems();
}

function* finish(
  open: readonly NumberedRow[],
  columns: Columns,
  options: ShopifyOptions,
  untaken: Untaken,
): Generator<Entry<ProductInput>> {
  const [first] = open;
  if (!first) return;
  const handle = idOfHandle(first.row.handle);
  if (handle !== first.row.handle) {
    yield problem("warning", first.line, `The handle "${first.row.handle}" becomes "${handle}".`);
  }
  yield* toProduct(
    open.map((entry) => ({ ...entry, row: { ...entry.row, handle } })),
    columns,
    options,
    untaken,
  );
}
