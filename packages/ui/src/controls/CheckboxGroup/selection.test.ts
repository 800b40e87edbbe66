import { describe, expect, it } from "vitest";
import { shareTicked, tickAll } from "./selection";

const options = [
  { value: "silk" },
  { value: "cotton" },
  { value: "wool", disabled: true },
  { value: "linen", disabled: true },
];

describe("shareTicked", () => {
  it.each([
    [[], "none", 0],
    [["cotton"], "some", 1],
    [["cotton", "silk"], "all", 2],
    [["wool"], "none", 0],
  ] as const)("leaves options that can't be changed out: %j is %s", (ticked, state, count) => {
    expect(shareTicked(options, ticked)).toEqual({ state, count, total: 2 });
  });

  it("has nothing to tick where every option is disabled", () => {
    expect(shareTicked(options.slice(2), ["wool"])).toMatchObject({ state: "none", total: 0 });
  });
});

describe("tickAll", () => {
  it("ticks in the options' order and leaves disabled ones as they are", () => {
    expect(tickAll(options, ["wool", "cotton"], true)).toEqual(["silk", "cotton", "wool"]);
  });

  it("clears all that can be changed", () => {
    expect(tickAll(options, ["wool", "cotton"], false)).toEqual(["wool"]);
  });
});
