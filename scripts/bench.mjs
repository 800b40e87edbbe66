// `npm run bench`: sizes and speed against their budgets. `npm run bench -- --components` lists
// every component's size, `-- --check` ends with an error when a budget is broken.
import { measureCards } from "../packages/ui/bench/cards.mjs";
import { listingRows } from "./bench/listing.mjs";
import { htmlRows } from "./bench/pages.mjs";
import { clientRows, componentRows, kitRows, pageRows } from "./bench/sizes.mjs";
import { printTable } from "./bench/table.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { say } from "./lib/terminal.mjs";
import { build } from "./lib/workspace.mjs";

const flags = new Set(process.argv.slice(2));
await build();
process.env.CHROMIUM_PATH = ensureChromium(say);

let over = 0;
const show = async (title, rows) => {
  over += printTable(title, await rows, say);
};
await show(
  "Sizes",
  Promise.all([kitRows(), clientRows(), pageRows(), htmlRows()]).then((all) => all.flat()),
);
if (flags.has("--components"))
  await show("Each component alone, JS + CSS, brotli", componentRows());
await show("Listings of 100,000 products", listingRows());
await show("500 product cards, CPU against hand-written", measureCards());
say(over === 0 ? "\nEvery budget holds." : `\n${over} over budget.`);
if (flags.has("--check") && over > 0) process.exitCode = 1;
