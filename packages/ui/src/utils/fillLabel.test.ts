import { describe, expect, it } from "vitest";
import { fillLabel } from "./fillLabel";

describe("fillLabel", () => {
  it.each([
    ["Size {size}", { size: "M" }, "Size M"],
    ["Size {size}", { size: "Free Size" }, "Free Size"],
    ["Size {size}", { size: "free-size" }, "free-size"],
    ["Size {size}", { size: "Plus sizes" }, "Size Plus sizes"],
    ["Size bought: {size}", { size: "Free Size" }, "Size bought: Free Size"],
    ["Order {number}", { number: "Order #1042" }, "Order #1042"],
    ["Order {number}", { number: "#1042" }, "Order #1042"],
    ["साइज़ {size}", { size: "फ़्री साइज़" }, "फ़्री साइज़"],
    ["साइज़ {size}", { size: "फ़्री साइज़".normalize("NFC") }, "फ़्री साइज़".normalize("NFC")],
    ["साइज़ {size}", { size: "M" }, "साइज़ M"],
    ["{size}", { size: "M" }, "M"],
  ])("%s with %o", (text, values, result) => {
    expect(fillLabel(text, values)).toBe(result);
  });
});
