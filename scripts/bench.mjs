// `npm run bench`: sizes and speed against their budgets, and every component's size.
// `-- --components` measures the components' sizes alone, `-- --record` also writes them for the docs
// pages, `-- --check` ends with an error when a budget is broken or a recorded size is stale.
import { measureCards } from "../packages/ui/bench/cards.mjs";
import {
  measureComponents,
  readRecord,
  staleSizes,
  writeRecord,
} from "./bench/component-sizes.mjs";
import { listingRows } from "./bench/listing.mjs";
import { htmlRows } from "./bench/pages.mjs";
import { clientRows, kitRows, pageRows } from "./bench/sizes.mjs";
import { printTable } from "./bench/table.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { say } from "./lib/terminal.mjs";
import { build } from "./lib/workspace.mjs";

const flags = new Set(process.argv.slice(2));
const onlyComponents = flags.has("--components") || flags.has("--record");

let over = 0;
const show = async (title, rows) => {
  over += printTable(title, await rows, say);
};

async function components() {
  const sizes = await measureComponents();
  const rows = Object.entries(sizes).map(([name, { js, css }]) => ({
    name,
    value: (js + css) / 1024,
    unit: "KiB",
  }));
  printTable("Each component alone, JS + the sheets it needs, brotli", rows, say);
  if (flags.has("--record")) {
    await writeRecord(sizes);
    say("\nRecorded for the docs pages: packages/ui/src/docs/componentSizes.json");
  }
  return staleSizes(readRecord(), sizes);
}

await build();
if (!onlyComponents) {
  process.env.CHROMIUM_PATH = ensureChromium(say);
  await show(
    "Sizes",
    Promise.all([kitRows(), clientRows(), pageRows(), htmlRows()]).then((all) => all.flat()),
  );
}
const stale = await components();
if (!onlyComponents) {
  await show("Listings of 100,000 products", listingRows());
  await show("500 product cards, CPU against hand-written", measureCards());
  say(over === 0 ? "\nEvery budget holds." : `\n${over} over budget.`);
}
if (stale.length > 0) {
  say(
    `\nThe docs pages show stale sizes; write them anew with npm run bench -- --record:\n- ${stale.join("\n- ")}`,
  );
}
if (flags.has("--check") && (over > 0 || stale.length > 0)) process.exitCode = 1;
