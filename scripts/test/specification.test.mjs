import { describe, expect, it } from "vitest";
import { documents, isThere, problemWith, rowsOf } from "./specification.mjs";

describe.each(Object.entries(documents))("docs/specification/%s", (document, sections) => {
  const rows = rowsOf(document);

  it("has rows for every section, and none twice", () => {
    const numbers = Array.from({ length: sections }, (_, index) => String(index + 1));
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(numbers);
    expect(rows.length).toBeGreaterThan(100);
    const sentences = rows.map(({ section, sentence }) => `${section} ${sentence}`);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it("names a test for every row, each of which is there", () => {
    expect(rows.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
    const problems = rows.flatMap(({ proofs }) => proofs.map(problemWith));
    expect([...new Set(problems.filter(Boolean))]).toEqual([]);
  });

  it("names decisions that are written down", () => {
    const decisions = rows.flatMap(({ decisions: named }) => named);
    expect(decisions.length).toBeGreaterThan(0);
    expect(decisions.filter((decision) => !isThere(decision))).toEqual([]);
  });
});

describe("a test that a table names", () => {
  const file = "scripts/test/specification.test.mjs";

  it.each([
    ["nothing in a file that is not there", { file: "e2e/nowhere.test.ts", title: "any" }],
    ["nothing by a name that no test has", { file, title: `no test is called so${""}` }],
    ["nothing by a word that only its code holds", { file, title: "vitest" }],
    [
      "nothing by a story that nobody plays",
      { file: "packages/ui/src/commerce/Price/Price.stories.tsx", title: "Large" },
    ],
  ])("proves %s", (_, proof) => {
    expect(problemWith(proof)).toBeTypeOf("string");
  });

  it("is found by its title, and by its row", () => {
    expect(problemWith({ file, title: "is found by its title, and by its row" })).toBeUndefined();
    const row = "nothing by a word that only its code holds › proves %s";
    expect(problemWith({ file, title: row })).toBeUndefined();
  });
});
