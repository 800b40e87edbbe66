import { expect, it } from "vitest";
import { verdict } from "../table.mjs";
import { rowsOf } from "./lighthouse.mjs";

const report = (performance, lcp) => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    "best-practices": { score: 0.96 },
    seo: { score: 1 },
  },
  audits: {
    "largest-contentful-paint": { numericValue: lcp },
    "total-blocking-time": { numericValue: 12 },
    "cumulative-layout-shift": { numericValue: 0.0004 },
  },
});

it("takes the median of each figure and holds it against the page's budget", () => {
  const reports = [report(0.99, 1700), report(0.9, 2500), report(0.98, 2100)];
  const judged = (page, index) =>
    rowsOf(page, index, reports).map((row) => [row.name, row.value, verdict(row)]);
  expect(judged("listing", 1)).toEqual([
    ["Lighthouse listing: performance", 98, "ok"],
    ["Lighthouse listing: LCP", 2.1, "ok"],
    ["Lighthouse listing: TBT", 12, "ok"],
    ["Lighthouse listing: CLS", 0.0004, "ok"],
    ["Lighthouse listing: accessibility", 100, "ok"],
    ["Lighthouse listing: best practices", 96, "UNDER"],
    ["Lighthouse listing: SEO", 100, "ok"],
  ]);
  expect(judged("home", 0)[1]).toEqual(["Lighthouse home: LCP", 2.1, "OVER"]);
});
