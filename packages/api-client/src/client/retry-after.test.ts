import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retryAfterOf } from "./retry-after";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2030-01-01T00:00:00Z") }));
afterEach(() => void vi.useRealTimers());

it.each([
  ["7", 7],
  ["0", 0],
  ["Tue, 01 Jan 2030 00:01:30 GMT", 90],
  ["Mon, 31 Dec 2029 00:00:00 GMT", 0],
  ["-5", undefined],
  ["soon", undefined],
  ["", undefined],
])("of %j is %s seconds", (value, seconds) => {
  expect(retryAfterOf(new Headers({ "retry-after": value }))).toBe(seconds);
});

it("of an answer that says nothing is unknown", () => {
  expect(retryAfterOf(new Headers())).toBeUndefined();
});
