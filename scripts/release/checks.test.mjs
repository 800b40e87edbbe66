import { describe, expect, it } from "vitest";
import { differences } from "./checks.mjs";

const recorded = {
  files: 3,
  packed: 1000,
  unpacked: 5000,
  brotli: { "dist/styles.css": 200 },
  entries: ["LICENSE", "dist/index.js"],
};

describe("what is packed beside what is recorded", () => {
  it("may be a tenth larger", () => {
    expect(differences({ ...recorded, packed: 1100, unpacked: 5500 }, recorded)).toEqual([]);
  });

  it("names what came, what went and what grew", () => {
    const now = {
      ...recorded,
      packed: 1101,
      brotli: { "dist/styles.css": 300 },
      entries: ["dist/index.js", "src/secret.env"],
    };
    expect(differences(now, recorded)).toEqual([
      "+ src/secret.env",
      "- LICENSE",
      "packed: 1101 bytes, recorded 1000",
      "dist/styles.css with brotli: 300 bytes, recorded 200",
    ]);
  });

  it("is never right without a record", () => {
    expect(differences(recorded, undefined)).toEqual(["nothing is recorded of it"]);
  });
});
