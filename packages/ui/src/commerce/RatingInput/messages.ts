export interface RatingInputMessages {
  label: string;
  /** Name of the first star. */
  star: string;
  /** Name of the others; `{count}` is 2 to 5. */
  stars: string;
  /** What one to five stars mean, shown beside them. */
  poor: string;
  fair: string;
  good: string;
  veryGood: string;
  excellent: string;
}

export const ratingInputMessages: RatingInputMessages = {
  label: "Your rating",
  star: "1 star",
  stars: "{count} stars",
  poor: "Poor",
  fair: "Fair",
  good: "Good",
  veryGood: "Very good",
  excellent: "Excellent",
};
