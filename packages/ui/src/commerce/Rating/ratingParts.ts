import type { CSSProperties } from "react";
import { fill } from "../../utils/fill";
import type { RatingMessages } from "./messages";
import { filledProperty } from "./Rating.css";

// The parts of a rating as functions: product cards put them on an element of their own, which is
// cheaper than a component over hundreds of them.

/** Between 0 and 5, to one decimal; 0 for what is no number. */
export function boundedRating(value: number): number {
  return Math.round(Math.min(5, Math.max(0, value || 0)) * 10) / 10;
}

/** How many of the stars are filled, for an element of the rating's look. */
export function ratingStyle(rating: number): CSSProperties {
  return { [filledProperty]: `${rating * 20}%` } as CSSProperties;
}

/** What a screen reader says. */
export function ratingLabel(rating: number, text: RatingMessages, count?: number): string {
  if (count === undefined) return fill(text.rated, { rating, max: 5 });
  return fill(count === 1 ? text.ratedByCountOne : text.ratedByCount, { rating, max: 5, count });
}
