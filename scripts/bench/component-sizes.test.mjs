import { describe, expect, it } from "vitest";
import { staleSizes } from "./component-sizes.mjs";

const size = (js, css, sheets = ["button"]) => ({ js, css, sheets });

describe("staleSizes", () => {
  it("lets small differences pass", () => {
    expect(staleSizes({ Button: size(1000, 500) }, { Button: size(1080, 520) })).toEqual([]);
    expect(staleSizes({ Tiny: size(100, 0) }, { Tiny: size(170, 0) })).toEqual([]);
  });

  it("names what is off, missing, gone or needs other sheets", () => {
    const recorded = { Button: size(1000, 500), Gone: size(1, 1), Dialog: size(900, 100) };
    const measured = {
      Button: size(1400, 500),
      Dialog: size(900, 100, ["button", "dialog"]),
      New: size(5, 5),
    };
    expect(staleSizes(recorded, measured)).toEqual([
      "Button: 1500 bytes recorded, 1900 measured",
      "Dialog: other sheets",
      "Gone: recorded but no longer exported",
      "New: not recorded",
    ]);
  });
});
