import { expect, it } from "vitest";
import { latinDigits } from "./digits";

/** The decimal digits of Unicode in their order: those of each script from its zero to its nine. */
const all = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{Nd}/u.test(character));

it("reads the digits of every script that Unicode has", () => {
  expect(all.length).toBeGreaterThan(600);
  expect(latinDigits(all.join(""))).toBe("0123456789".repeat(all.length / 10));
});

it.each([
  ["Devanagari", "५६०००१"],
  ["Bengali", "৫৬০০০১"],
  ["Tamil", "௫௬௦௦௦௧"],
  ["Urdu", "۵۶۰۰۰۱"],
  ["Arabic", "٥٦٠٠٠١"],
  ["full-width", "５６０００１"],
  ["Chakma, outside the first plane", "𑄻𑄼𑄶𑄶𑄶𑄷"],
])("reads %s", (_, written) => {
  expect(latinDigits(written)).toBe("560001");
});

it("leaves all else as it is", () => {
  expect(latinDigits("सूती ½ ² Ⅷ ①, ₹२,५९९")).toBe("सूती ½ ² Ⅷ ①, ₹2,599");
});
