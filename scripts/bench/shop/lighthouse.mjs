import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromiumArguments, findChromium } from "../../lib/chromium.mjs";
import { run } from "../../lib/workspace.mjs";
import { median, spread } from "../statistics.mjs";
import { pages } from "./open.mjs";

/** The newest that runs on the least Node that this repository runs on. */
const lighthouse = "lighthouse@12.8.2";
const score = (category) => (report) => Math.round(report.categories[category].score * 100);
const figure =
  (audit, scale = 1) =>
  (report) =>
    report.audits[audit].numericValue / scale;

/** What is read from a report, with each budget for home, listing and product. */
export const figures = [
  { name: "performance", read: score("performance"), unit: "", least: [98, 98, 98] },
  {
    name: "LCP",
    read: figure("largest-contentful-paint", 1000),
    unit: "s",
    budget: [1.8, 2.2, 1.6],
  },
  { name: "TBT", read: figure("total-blocking-time"), unit: "ms", budget: [50, 50, 50] },
  { name: "CLS", read: figure("cumulative-layout-shift"), unit: "", budget: [0, 0, 0] },
  { name: "accessibility", read: score("accessibility"), unit: "", least: [100, 100, 100] },
  { name: "best practices", read: score("best-practices"), unit: "", least: [100, 100, 100] },
  { name: "SEO", read: score("seo"), unit: "", least: [100, 100, 100] },
];

/** The medians of several reports on one page, which is the first, second or third of them. */
export function rowsOf(page, index, reports) {
  return figures.map(({ name, read, unit, budget, least }) => {
    const values = reports.map(read);
    return {
      name: `Lighthouse ${page}: ${name}`,
      value: median(values),
      unit,
      ...(budget && { budget: budget[index] }),
      ...(least && { least: least[index] }),
      detail: spread(values),
    };
  });
}

const npx = (...args) =>
  run("npx", ["--yes", lighthouse, ...args], { env: { CHROME_PATH: findChromium() } });

async function report(address, file, slowdown) {
  const flags = ["--headless=new", ...chromiumArguments].join(" ");
  await npx(
    address,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    "--no-enable-error-reporting",
    `--chrome-flags=${flags}`,
  );
  const read = JSON.parse(await readFile(file, "utf8"));
  if (read.runtimeError) throw new Error(read.runtimeError.message);
  return read;
}

/** Why it can't be had, in a line; undefined if it can. */
async function missing() {
  try {
    await npx("--version");
    return undefined;
  } catch (error) {
    const reason = /npm error (?!code)(.+)/.exec(error.output ?? "")?.[1] ?? "npx failed";
    return `${lighthouse} can't be had: ${reason}`;
  }
}

/**
 * Lighthouse's mobile run with its simulated network and processor, the median of so many. It is
 * no dependency: `npx` fetches it; without a registry the table says so.
 */
export async function lighthouseRows({ shop, runs, slowdown }) {
  const reason = await missing();
  if (reason) return [{ name: "Lighthouse", unit: "", detail: reason }];
  const { address } = await shop();
  const times = await slowdown();
  const folder = await mkdtemp(path.join(tmpdir(), "taanka-lighthouse-"));
  const names = Object.keys(pages);
  const reports = Object.fromEntries(names.map((name) => [name, []]));
  try {
    for (let turn = 0; turn < runs; turn++) {
      for (const name of names) {
        const file = path.join(folder, `${name}-${turn}.json`);
        reports[name].push(await report(address + pages[name].path, file, times));
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return names.flatMap((name, index) => rowsOf(name, index, reports[name]));
}
