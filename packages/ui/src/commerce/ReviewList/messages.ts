export interface ReviewListMessages {
  /** Name of the list. */
  label: string;
  sort: string;
  newest: string;
  helpful: string;
  highest: string;
  lowest: string;
  /** Title of an empty list, and the line below it. */
  empty: string;
  emptyMore: string;
  loading: string;
}

export const reviewListMessages: ReviewListMessages = {
  label: "Reviews",
  sort: "Sort reviews",
  newest: "Newest first",
  helpful: "Most helpful",
  highest: "Highest rating",
  lowest: "Lowest rating",
  empty: "No reviews yet",
  emptyMore: "Reviews will show up here.",
  loading: "Loading reviews",
};

export interface ReviewCardMessages {
  readMore: string;
  readLess: string;
  verified: string;
  /** `{size}` is the size that was bought. */
  size: string;
  /** Name of a picture's button; `{position}` of the buyer's pictures. */
  picture: string;
  /** Name of the pictures together; `{author}` took them. */
  pictures: string;
  helpful: string;
  /** `{count}` people pressed it. */
  helpfulCount: string;
}

export const reviewCardMessages: ReviewCardMessages = {
  readMore: "Read more",
  readLess: "Read less",
  verified: "Verified buyer",
  size: "Size bought: {size}",
  picture: "Show picture {position}",
  pictures: "Pictures by {author}",
  helpful: "Helpful",
  helpfulCount: "Helpful ({count})",
};
