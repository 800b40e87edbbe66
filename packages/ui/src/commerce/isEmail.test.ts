// @vitest-environment jsdom
import { expect, it } from "vitest";
import { cleanEmail, isEmail } from "./isEmail";

it.each(["\u200b", "\ufeff", "\u00ad", "\u200d", "\u202a", "\u2060"])(
  "takes an address that is copied with %j",
  (unseen) => {
    for (const copied of [
      `asha@example.com${unseen}`,
      `${unseen}asha@example.com`,
      `as${unseen}ha@exam${unseen}ple.com`,
    ]) {
      expect(isEmail(copied)).toBe(true);
      expect(cleanEmail(copied)).toBe("asha@example.com");
    }
  },
);

it("keeps the joiner that a host is written with", () => {
  expect(cleanEmail("asha@क्\u200dष.भारत\u200b")).toBe("asha@क्\u200dष.भारत");
});

it.each(["", "\u200b", "asha", "asha@example", "asha @example.com", "asha\u00a0rao@example.com"])(
  "does not take %j",
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);
