import { describe, expect, it } from "vitest";
import { checkLine, readReport, slowestLines, unsteadyLines } from "./report.mjs";

const file = {
  name: "/shop/packages/ui/src/price.test.ts",
  startTime: 1000,
  endTime: 1900,
  assertionResults: [
    { fullName: "a price is written", duration: 500 },
    { fullName: "a price is read", duration: 100 },
    { fullName: "a price is lost" },
  ],
};
const report = (counts) =>
  JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 0,
    numTotalTests: 3,
    success: true,
    testResults: [file],
    ...counts,
  });
const read = (run) =>
  readReport({ part: "unit", root: "/shop", report: report(), ended: true, output: "", ...run });

describe("readReport", () => {
  it("counts what passed, and lists each case with its time and what lay between them", () => {
    expect(read({})).toEqual({
      passed: 3,
      failed: 0,
      lostBrowser: false,
      unsteady: [],
      cases: [
        {
          part: "unit",
          name: "packages/ui/src/price.test.ts: a price is written",
          milliseconds: 500,
        },
        { part: "unit", name: "packages/ui/src/price.test.ts: a price is read", milliseconds: 100 },
        { part: "unit", name: "packages/ui/src/price.test.ts: a price is lost", milliseconds: 0 },
        {
          part: "unit",
          name: "packages/ui/src/price.test.ts: between its cases",
          milliseconds: 300,
        },
      ],
    });
  });

  it.each([
    ["that ended badly although every case passed", { ended: false }],
    ["without a report", { ended: false, report: undefined }],
    ["whose report is no success", { report: report({ success: false }) }],
  ])("takes a run %s for a failure", (_, run) => {
    expect(read(run).failed).toBe(1);
  });

  it("names what passed at the second try only, with what went wrong at the first", () => {
    const assertionResults = [
      { fullName: "a heart is kept", status: "passed", failureMessages: ["Error: late\n  at x"] },
      { fullName: "a heart is lost", status: "failed", failureMessages: ["Error: gone"] },
      { fullName: "a heart is red", status: "passed", failureMessages: [] },
    ];
    const { unsteady } = read({ report: report({ testResults: [{ ...file, assertionResults }] }) });
    expect(unsteadyLines(unsteady)).toEqual([
      "Passed at the second try only (1):",
      "  unit · packages/ui/src/price.test.ts: a heart is kept: Error: late",
    ]);
    expect(unsteadyLines([])).toEqual([]);
  });

  it("counts the cases that failed", () => {
    const counts = { numPassedTests: 1, numFailedTests: 2, success: false };
    expect(read({ ended: false, report: report(counts) })).toMatchObject({ passed: 1, failed: 2 });
  });

  it("does not take a run without tests for a good one", () => {
    const empty = report({ numPassedTests: 0, numTotalTests: 0, testResults: [] });
    expect(() => read({ report: empty, output: "nothing found" })).toThrow(
      "No test ran in unit.\nnothing found",
    );
    expect(read({ report: undefined, mayBeEmpty: true })).toMatchObject({ passed: 0, failed: 0 });
  });

  it("knows when the browser was gone, unless cases failed too", () => {
    const gone = { ended: false, output: "Error: Browser connection was closed while running" };
    expect(read(gone).lostBrowser).toBe(true);
    const failing = report({ numFailedTests: 1, success: false });
    expect(read({ ...gone, report: failing }).lostBrowser).toBe(false);
  });
});

describe("the lines", () => {
  it("of a check say what came of it and how long it took", () => {
    expect(checkLine("Units", { passed: 7, failed: 0, milliseconds: 12_345 })).toBe(
      "  ✓ Units: 7 passed, 0 failed (12.3 s)",
    );
    expect(checkLine("Units", { passed: 7, failed: 1, milliseconds: 0 })).toMatch(/^ {2}✗ Units/);
  });

  it("name the slowest first, and no more than asked for", () => {
    const cases = [20, 9_000, 123_456].map((milliseconds, index) => ({
      part: "api",
      name: `case ${index}`,
      milliseconds,
    }));
    expect(slowestLines(cases, 2)).toEqual([
      "The slowest 2:",
      "   123.5 s  api · case 2",
      "     9.0 s  api · case 1",
    ]);
    expect(slowestLines([])).toEqual([]);
  });
});
