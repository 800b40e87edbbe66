// `npm run bench`: sizes and speed against their budgets (docs/guides/measure.md).
import { readFileSync, writeFileSync } from "node:fs";
import { measureCards } from "../packages/ui/bench/cards.mjs";
import {
  componentRows,
  measureComponents,
  readRecord,
  staleSizes,
  writeRecord,
} from "./bench/component-sizes.mjs";
import { listingRows } from "./bench/listing.mjs";
import { readOptions } from "./bench/options.mjs";
import { shopResources } from "./bench/shop/resources.mjs";
import { clientRows, kitRows } from "./bench/sizes.mjs";
import { printTable } from "./bench/table.mjs";
import { ensureChromium, findChromium } from "./lib/chromium.mjs";
import { ExpectedError, say } from "./lib/terminal.mjs";
import { build } from "./lib/workspace.mjs";

/** A group of the shop, whose program is loaded when it is measured. */
const ofShop = (file, name) => async (resources) =>
  (await import(`./bench/shop/${file}.mjs`))[name](resources);

const tables = {
  kit: ["Kit and client", async () => [...(await kitRows()), ...(await clientRows())]],
  components: ["Each component alone, JS + the sheets it needs, brotli", componentTable],
  weight: ["Shop: what a page weighs", ofShop("weight", "weightRows")],
  render: ["Shop: processor time of a page that is not kept", ofShop("render", "renderRows")],
  kept: ["Shop: kept pages", ofShop("kept", "keptRows")],
  lighthouse: ["Shop: Lighthouse, mobile, simulated", ofShop("lighthouse", "lighthouseRows")],
  touch: ["Shop: touches, slow 4G and a phone's processor", ofShop("touch", "touchRows")],
  load: ["Shop: cold loads in a phone's window", ofShop("load", "loadRows")],
  listings: ["Listings of 100,000 products", listingRows],
  cards: ["500 product cards, CPU against hand-written", measureCards],
};

let stale = [];

async function componentTable({ record }) {
  const sizes = await measureComponents();
  if (record) {
    await writeRecord(sizes);
    say("\nRecorded for the docs pages: packages/ui/src/docs/componentSizes.json");
  }
  stale = staleSizes(readRecord(), sizes);
  return componentRows(sizes);
}

/** A group that fails is one broken budget, and the others are measured all the same. */
async function rowsOfGroup(measureGroup, resources) {
  try {
    return await measureGroup(resources);
  } catch (error) {
    const [reason] = error.message.trim().split("\n");
    return [{ name: "could not be measured", budget: 0, unit: "", detail: reason }];
  }
}

/** Measures the groups one after the other, so that none takes time from another. */
async function measure(options) {
  const resources = { ...options, ...shopResources(options) };
  const before = options.before && JSON.parse(readFileSync(options.before, "utf8"));
  const values = {};
  let broken = 0;
  try {
    for (const group of options.groups) {
      const [title, measureGroup] = tables[group];
      const rows = await rowsOfGroup(measureGroup, resources);
      broken += printTable(title, rows, say, before);
      for (const { name, value } of rows) values[name] = value;
      if (options.json) writeFileSync(options.json, `${JSON.stringify(values, null, 2)}\n`);
    }
  } finally {
    await resources.close();
  }
  return broken;
}

try {
  const options = readOptions(process.argv.slice(2));
  await build();
  process.env.CHROMIUM_PATH = findChromium({ asShoppers: true }) ?? ensureChromium(say);
  const broken = await measure(options);
  say(broken === 0 ? "\nEvery budget holds." : `\n${broken} budgets broken.`);
  if (stale.length > 0) {
    say(
      `\nThe docs pages show stale sizes; write them anew with npm run bench -- --record:\n- ${stale.join("\n- ")}`,
    );
  }
  if (options.check && (broken > 0 || stale.length > 0)) process.exitCode = 1;
} catch (error) {
  process.stderr.write(
    `\n${error instanceof ExpectedError ? error.message : (error.stack ?? error)}\n`,
  );
  process.exitCode = 1;
}
