/**
 * Lays the finished pictures side by side, to look at them.
 *
 *   node packages/catalogue/studio/contact-sheet.mjs                 what is shown first, every colour
 *   node … contact-sheet.mjs --view side --view draped-side          these views
 *   node … contact-sheet.mjs --product banarasi-jaal-silk-saree      every picture of one product
 *   node … contact-sheet.mjs --columns 4 --rows 3 --width 480        larger tiles
 *   node … contact-sheet.mjs --out /tmp/sheet                        writes /tmp/sheet-1.png, …
 */
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { writeContactSheets } from "./pipeline/contact.mjs";
import { CACHE } from "./pipeline/paths.mjs";
import { pictureKeys } from "./pipeline/plan.mjs";
import { Records } from "./pipeline/records.mjs";

const { values: options } = parseArgs({
  options: {
    product: { type: "string", multiple: true },
    view: { type: "string", multiple: true },
    columns: { type: "string", default: "8" },
    rows: { type: "string", default: "4" },
    width: { type: "string", default: "240" },
    out: { type: "string", default: join(CACHE, "contact", "sheet") },
  },
});
const { columns, rows, width } = options;
const records = new Records();
const keys = pictureKeys(options).filter((key) => records.exists(key));
mkdirSync(dirname(options.out), { recursive: true });
const grid = { columns: Number(columns), rows: Number(rows), width: Number(width) };
const files = await writeContactSheets(keys, options.out, grid);
console.log(`${keys.length} pictures on ${files.length} sheets:\n${files.join("\n")}`);
