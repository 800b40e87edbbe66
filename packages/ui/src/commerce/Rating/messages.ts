export interface RatingMessages {
  /** Said to a screen reader; `{rating}` is the number, `{max}` is 5. */
  rated: string;
  /** Said when the number of reviews is known. */
  ratedByCount: string;
  /** The same for one review. */
  ratedByCountOne: string;
}

export const ratingMessages: RatingMessages = {
  rated: "Rated {rating} out of {max}",
  ratedByCount: "Rated {rating} out of {max}, {count} reviews",
  ratedByCountOne: "Rated {rating} out of {max}, 1 review",
};
