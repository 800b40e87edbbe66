import { describe, expect, it } from "vitest";
import { formatDay } from "./dates";

describe("formatDay", () => {
  it("writes the day in India", () => {
    expect(formatDay("2026-11-03T08:00:00Z")).toBe("3 Nov 2026");
    expect(formatDay("2026-11-03T20:00:00Z")).toBe("4 Nov 2026");
  });

  it("follows the locale", () => {
    expect(formatDay("2026-11-03T08:00:00Z", "hi-IN")).toContain("नव");
  });

  it("writes nothing for what is no date", () => {
    expect(formatDay("soon")).toBe("");
  });
});
