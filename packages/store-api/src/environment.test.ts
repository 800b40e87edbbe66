import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { environmentSchema } from "./environment.js";

const guide = readFileSync(
  new URL("../../../docs/guides/operate-the-api.md", import.meta.url),
  "utf8",
);
const rows = [...guide.matchAll(/^\| `([A-Z0-9_]+)` \|(.*?)\|(.+)\|$/gm)].map(
  ([, name = "", byDefault = "", meaning = ""]) => ({
    name,
    byDefault: byDefault.trim(),
    meaning: meaning.trim(),
  }),
);

describe("the guide's table of the environment", () => {
  it("names every variable, once, and no other", () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(
      Object.keys(environmentSchema.entries).sort(),
    );
  });

  it("tells the defaults that the API really has", () => {
    const unset = v.parse(environmentSchema, {});
    for (const { name, byDefault, meaning } of rows) {
      expect(meaning, name).not.toBe("");
      const [, literal] = /^`([^`]+)`$/.exec(byDefault) ?? [];
      const value = Reflect.get(unset, name);
      if (literal === undefined) {
        // Nothing, or a default that is made from something else.
        const empty =
          value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
        expect(empty, name).toBe(true);
      } else {
        const stated = v.parse(environmentSchema, { [name]: literal });
        expect(Reflect.get(stated, name), name).toEqual(value);
      }
    }
  });
});
