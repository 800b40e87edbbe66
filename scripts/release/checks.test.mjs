import { describe, expect, it } from "vitest";
import { differences, entryOf, missingAddresses } from "./checks.mjs";

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

describe("an entry of what is packed", () => {
  it("is a folder, or a file at the top", () => {
    expect(entryOf("dist/commerce/Price/Price.js")).toBe("dist/commerce/");
    expect(entryOf("dist/index.d.ts")).toBe("dist/index.d.ts");
    expect(entryOf("CHANGELOG.md")).toBe("CHANGELOG.md");
  });

  it("stays the same when types change, which name their chunk by its content", () => {
    expect(entryOf("dist/auth-Cze2xWj3.d.ts")).toBe(entryOf("dist/auth-7xsT4h-Q.d.ts"));
    expect(entryOf("dist/theme-script.js")).toBe("dist/theme-script.js");
  });
});

describe("a package that is published for good", () => {
  const addresses = { repository: "r", homepage: "h", bugs: "b" };

  it("says where it comes from", () => {
    expect(missingAddresses([{ name: "a", ...addresses }])).toEqual([]);
    expect(missingAddresses([{ name: "a", ...addresses, bugs: undefined }, { name: "b" }])).toEqual(
      [
        expect.stringContaining("a does not say its bugs:"),
        expect.stringContaining("b does not say its repository, homepage, bugs:"),
      ],
    );
  });
});
