import { median, spread } from "../statistics.mjs";
import { answerOf, startChild } from "./child.mjs";
import { askOk, browserHeaders, connection, withoutPacking } from "./http.mjs";
import { openShop, pages } from "./open.mjs";

const budgets = { home: 12, listing: 10, product: 7 };
const kinds = { packed: browserHeaders, unpacked: withoutPacking };
/** Of each page, before a figure is taken: until then V8 compiles what a shop compiles once a day. */
const warmUp = 400;
/** Of these, the first tell what a shop takes that has just started. */
const atStart = 40;
const requests = 20;
/** React alone takes longer than this; a page that costs less was kept. */
const leastForReact = 0.5;

async function timeOf(shop, client, path, { headers, times = requests } = {}) {
  const start = await shop.processorTime();
  for (let asked = 0; asked < times; asked++) await askOk(client, path, headers);
  return ((await shop.processorTime()) - start) / times;
}

/** What each page takes of a shop that has just started. */
async function startRows(shop, client) {
  const rows = [];
  for (const [name, { path }] of Object.entries(pages)) {
    const value = await timeOf(shop, client, path, { times: atStart });
    const detail = `the first ${atStart} requests`;
    rows.push({ name: `render ${name}, just started`, value, unit: "ms", detail });
  }
  return rows;
}

function detailOf(times) {
  const kept = median(times) < leastForReact ? "; was it kept in spite of PAGE_CACHE=off?" : "";
  return `${spread(times)} of ${requests} requests${kept}`;
}

async function measureAll(shop, client, rounds) {
  const measured = Object.keys(pages).flatMap((name) =>
    Object.keys(kinds).map((kind) => ({ name, kind, times: [] })),
  );
  const yardstick = [];
  const reference = startChild("reference.mjs", {
    env: { ...process.env, NODE_ENV: "production" },
  });
  try {
    for (const { path } of Object.values(pages)) {
      for (let asked = 0; asked < warmUp; asked++) await askOk(client, path);
    }
    for (let round = 0; round < rounds; round++) {
      for (const { name, kind, times } of measured) {
        times.push(await timeOf(shop, client, pages[name].path, { headers: kinds[kind] }));
      }
      yardstick.push((await answerOf(reference, "measure")).milliseconds);
    }
  } finally {
    reference.disconnect();
  }
  return { measured, yardstick };
}

/**
 * Processor time that the shop's process takes for a page that it does not keep, all threads, data
 * and packing included: as a browser asks, and unpacked for comparison. Turn about, so that a slow
 * spell of the machine falls on every page; a yardstick beside it tells such a spell from a change.
 */
export async function renderRows({ rounds }) {
  const shop = await openShop({ PAGE_CACHE: "off" });
  const client = connection(shop.address);
  try {
    const atFirst = await startRows(shop, client);
    const { measured, yardstick } = await measureAll(shop, client, rounds);
    const rows = measured.map(({ name, kind, times }) => ({
      name: `render ${name}, ${kind === "packed" ? "as a browser asks" : "not packed"}`,
      value: median(times),
      unit: "ms",
      ...(kind === "packed" && { budget: budgets[name] }),
      detail: detailOf(times),
    }));
    const name = "yardstick: React's production build, 750 plain elements";
    return [
      ...rows,
      ...atFirst,
      { name, value: median(yardstick), unit: "ms", detail: spread(yardstick) },
    ];
  } finally {
    await client.close();
    await shop.close();
  }
}
