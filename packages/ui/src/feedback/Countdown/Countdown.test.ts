import { describe, expect, it } from "vitest";
import { clockText, remainingSeconds } from "./remaining";

describe("remainingSeconds", () => {
  it.each([
    [60_000, 0, 60],
    [60_000, 1, 60],
    [60_000, 1_000, 59],
    [60_000, 59_001, 1],
    [60_000, 60_000, 0],
    [60_000, 99_000, 0],
  ])("until %d at %d is %d", (end, now, seconds) => {
    expect(remainingSeconds(end, now)).toBe(seconds);
  });
});

describe("clockText", () => {
  it.each([
    [0, "00:00"],
    [9, "00:09"],
    [60, "01:00"],
    [3_599, "59:59"],
    [6_000, "100:00"],
  ])("%d seconds read %s", (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
