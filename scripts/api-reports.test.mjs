import { describe, expect, it } from "vitest";
import { declarationsOf, differences, exportsOf } from "./api-reports.mjs";

const text = `
import { a } from './chunk-abcdefgh.js';
/** Says nothing of this. */
interface Zari { /** Nor of this. */ width: number; }
declare function Button(props: Zari): void;
export { type Zari, Button };
`;

describe("the report of a package's API", () => {
  it("has names and declarations in a lasting order, without comments and files", () => {
    expect(exportsOf(text)).toEqual(["Button", "Zari"]);
    expect(declarationsOf(text)).toEqual([
      "declare function Button(props: Zari): void;",
      "interface Zari {\n    width: number;\n}",
    ]);
  });

  it("says what was taken away and what is new", () => {
    const changed = declarationsOf(text.replace("width: number", "width?: number")).join("\n");
    expect(differences(declarationsOf(text).join("\n"), changed)).toEqual([
      "-     width: number;",
      "+     width?: number;",
    ]);
  });
});
