export interface ReviewSummaryMessages {
  /** Name of the part. */
  label: string;
  /** Shown below the average; `{count}` is written with the locale's separators. */
  count: string;
  /** The same for one review. */
  countOne: string;
  /** Shown instead of an average. */
  none: string;
  /** Name of the list of counts. */
  distribution: string;
  /** Heard for a row; `{stars}` is 2 to 5, `{count}` its reviews, `{percent}` their share. */
  row: string;
  /** The same for one star. */
  rowOne: string;
  /** {@link row} and {@link rowOne} for one review. */
  rowByOne: string;
  rowOneByOne: string;
  /** Name of a row that filters. */
  filter: string;
  filterOne: string;
}

export const reviewSummaryMessages: ReviewSummaryMessages = {
  label: "Ratings",
  count: "{count} reviews",
  countOne: "1 review",
  none: "No reviews yet",
  distribution: "Reviews by stars",
  row: "{stars} stars: {count} reviews, {percent}",
  rowOne: "1 star: {count} reviews, {percent}",
  rowByOne: "{stars} stars: 1 review, {percent}",
  rowOneByOne: "1 star: 1 review, {percent}",
  filter: "Only reviews with {stars} stars: {count}",
  filterOne: "Only reviews with 1 star: {count}",
};
