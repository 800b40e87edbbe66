// CPU that 500 product cards take, against the same page written by hand in React with static CSS.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { chromiumArguments, findChromium } from "../../../scripts/lib/chromium.mjs";
import { buildPage } from "./cards/build.mjs";

const rounds = 11;
const budgets = { mount: 1.2, toggle: 1.6, hydrate: 1.2, server: 1 };
const acts = { mount: [], toggle: ["mount"], hydrate: [] };

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** CPU of the page's main thread so far, in ms: scripts, style, layout and paint. */
async function cpu(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
}

async function measure(browser, page, act) {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const html = act === "hydrate" ? page.html : "";
  await tab.setContent(
    `<!doctype html><html lang="en"><head><style>${page.css}</style></head><body><div id="root">${html}</div></body></html>`,
  );
  await tab.addScriptTag({ content: page.script });
  const settle = () =>
    tab.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 50)));
  const run = (name) => tab.evaluate((which) => window.bench[which](), name);
  for (const before of acts[act]) await run(before);
  await settle();
  const session = await tab.context().newCDPSession(tab);
  await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const start = await cpu(session);
  await run(act);
  await settle();
  const spent = (await cpu(session)) - start;
  await tab.close();
  return spent;
}

function measureServer(render) {
  const start = process.cpuUsage();
  for (let index = 0; index < 5; index++) render();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 5000;
}

/** Turn about, so that a slow spell of the machine falls on both. */
async function turnAbout(kit, handWritten, sample) {
  const spent = { kit: [], handWritten: [] };
  for (let round = 0; round < rounds; round++) {
    spent.kit.push(await sample(kit));
    spent.handWritten.push(await sample(handWritten));
  }
  return { kit: median(spent.kit), handWritten: median(spent.handWritten) };
}

/**
 * Builds both pages and measures them. Rows: `{name, value, budget, unit, detail}`, `value` being
 * the kit's CPU as a multiple of the hand-written page's.
 */
export async function measureCards() {
  const folder = await mkdtemp(path.join(tmpdir(), "taanka-cards-"));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  try {
    const pages = {};
    for (const name of ["kit", "hand-written"]) {
      const page = await buildPage(name, folder);
      pages[name] = { ...page, html: page.render() };
    }
    const rows = [];
    for (const [act, budget] of Object.entries(budgets)) {
      const sample =
        act === "server"
          ? (page) => measureServer(page.render)
          : (page) => measure(browser, page, act);
      const { kit, handWritten } = await turnAbout(pages.kit, pages["hand-written"], sample);
      rows.push({
        name: `500 product cards, ${act}`,
        value: Number((kit / handWritten).toFixed(2)),
        budget,
        unit: "× hand-written",
        detail: `${kit.toFixed(1)} ms against ${handWritten.toFixed(1)} ms`,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, value, budget, unit, detail } of await measureCards()) {
    const verdict = value <= budget ? "within" : "OVER";
    process.stdout.write(`${name.padEnd(30)} ${value} ${unit}, ${verdict} ${budget} (${detail})\n`);
  }
}
