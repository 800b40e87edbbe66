import { expect, it } from "vitest";
import { promoBanners } from "./banners";

it.each([
  ["abcde", "bcd"],
  ["abcd", "bcd"],
  ["abc", "bca"],
  ["ab", "bab"],
  ["a", "aaa"],
  ["", ""],
])("of the banners %j the blocks below show %j", (banners, shown) => {
  expect(promoBanners([...banners]).join("")).toBe(shown);
});
