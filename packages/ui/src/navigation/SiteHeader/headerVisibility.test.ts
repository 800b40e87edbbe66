import { describe, expect, it } from "vitest";
import { isHeaderHidden } from "./headerVisibility";

describe("isHeaderHidden", () => {
  it.each([
    ["stays while scrolling down to 100 px", false, 40, 100, false],
    ["hides once past 100 px on the way down", false, 100, 101, true],
    ["stays hidden further down", true, 400, 900, true],
    ["returns on any move up", true, 900, 899, false],
    ["stays shown when the page stands still", false, 900, 900, false],
    ["stays hidden when the page stands still", true, 900, 900, true],
    ["returns within 10 px of the top", true, 12, 10, false],
    ["shows within 10 px even on the way down", true, 4, 9, false],
    ["shows under an overscroll beyond the top", true, 5, -30, false],
    ["keeps hidden between 10 and 100 px on the way down", true, 20, 60, true],
  ])("%s", (_case, hidden, previous, next, expected) => {
    expect(isHeaderHidden(hidden, previous, next)).toBe(expected);
  });
});
