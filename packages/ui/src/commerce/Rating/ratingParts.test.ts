import { expect, it } from "vitest";
import { hindi } from "../../messages/hi";
import { ratingMessages } from "./messages";
import { boundedRating, ratingLabel } from "./ratingParts";

it.each([
  [undefined, "Rated 4 out of 5", "5 में से 4 रेटिंग"],
  [1, "Rated 4 out of 5, 1 review", "5 में से 4 रेटिंग, 1 समीक्षा"],
  [2, "Rated 4 out of 5, 2 reviews", "5 में से 4 रेटिंग, 2 समीक्षाएँ"],
])("a rating by %s is said as %s", (count, english, inHindi) => {
  expect(ratingLabel(4, ratingMessages, count)).toBe(english);
  expect(ratingLabel(4, { ...ratingMessages, ...hindi.rating }, count)).toBe(inHindi);
});

it.each([
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 5],
  [-1, 0],
  [4.449, 4.4],
])("%s is a rating of %s", (value, rating) => {
  expect(boundedRating(value)).toBe(rating);
});
