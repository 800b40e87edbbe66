import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const source = path.resolve(import.meta.dirname, "..");
const notShipped =
  /\.(stories|test)\.tsx?$|^(docs|compositions|conformance)[\\/]|[\\/]testing[\\/]/;
const shipped = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !notShipped.test(file) && !file.endsWith(".css.ts"),
);

/** What only a shop can know, in code that every shop installs. */
const ofAShop = [
  { says: "a shop's name", line: /TAANKA|Taanka|taanka\.example|टाँका/ },
  { says: "a shop's address", line: /(href|Href)\w*\s*[=:]\s*"(\/\w|https?:)/ },
  {
    says: "a sum of money or a share that a shop would have to keep",
    line: /"[^"]*(₹\d|\d+\s?% ?(off|की छूट))/i,
  },
  { says: "a time that a shop would have to keep", line: /"[^"]*\d+(-\d+)?[- ](days?|दिन)/ },
  { says: "a rule of who may do what", line: /"[^"]*([Ww]hoever|जो इसे)/ },
  { says: "a shop's answer, given in its stead", line: /[^=]= "(available|unavailable)"/ },
];

const comments = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;

describe("the kit says nothing about a shop that it was not told", () => {
  it("in any file that is shipped", () => {
    const found = shipped.flatMap((file) => {
      const text = readFileSync(path.join(source, file), "utf8").replace(comments, "");
      return ofAShop.flatMap(({ says, line }) =>
        text
          .split("\n")
          .filter((one) => line.test(one))
          .map((one) => `${file}: ${one.trim()} is ${says}`),
      );
    });
    expect(shipped.length).toBeGreaterThan(300);
    expect(found).toEqual([]);
  });

  it("would find each of them", () => {
    const samples = [
      'copyright: "© TAANKA"',
      'href: "/orderhistory"',
      'note: "min. charge ₹50"',
      'delivery: "2-3 days to 100+ pincodes"',
      'emptyMore: "Whoever buys it can write the first one."',
      'answer = "available",',
    ];
    expect(samples.map((sample) => ofAShop.findIndex(({ line }) => line.test(sample)))).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
  });
});
