import { describe, expect, it } from "vitest";
import { groups, readOptions } from "./options.mjs";

describe("readOptions", () => {
  it("measures everything, a few times, unless told otherwise", () => {
    expect(readOptions([])).toMatchObject({
      groups,
      runs: 3,
      rounds: 5,
      slowdown: undefined,
      check: false,
    });
    expect(readOptions(["--slowdown", "1.5"]).slowdown).toBe(1.5);
  });

  it("takes groups in the order of the tables, one by one and several by one name", () => {
    expect(readOptions(["--only", "cards,kit"]).groups).toEqual(["kit", "cards"]);
    expect(readOptions(["--only", "cards", "--only", "shop"]).groups).toEqual([
      "weight",
      "render",
      "kept",
      "lighthouse",
      "touch",
      "load",
      "cards",
    ]);
  });

  it("records the components' sizes alone", () => {
    expect(readOptions(["--record"])).toMatchObject({ groups: ["components"], record: true });
    expect(readOptions(["--components"])).toMatchObject({ groups: ["components"], record: false });
  });

  it("says what it does not understand", () => {
    expect(() => readOptions(["--only", "shops"])).toThrow('no "shops". Its groups are shop, kit');
    expect(() => readOptions(["--runs", "0"])).toThrow('--runs is "0"');
    expect(() => readOptions(["--slowdown", "0.5"])).toThrow('--slowdown is "0.5"');
    expect(() => readOptions(["--slowdown", "much"])).toThrow('--slowdown is "much"');
    expect(() => readOptions(["--fast"])).toThrow("--fast");
  });
});
