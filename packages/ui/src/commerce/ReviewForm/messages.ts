export interface ReviewFormMessages {
  /** Name of the form; `{product}` is what is reviewed. */
  label: string;
  rating: string;
  title: string;
  titleHint: string;
  text: string;
  textHint: string;
  submit: string;
  ratingMissing: string;
  textMissing: string;
  /** Shown instead of the form when the review was taken. */
  sentTitle: string;
  sent: string;
}

export const reviewFormMessages: ReviewFormMessages = {
  label: "Review of {product}",
  rating: "Your rating",
  title: "Title",
  titleHint: "The most important thing in a few words",
  text: "Your review",
  textHint: "How do cloth, colour and fit compare with the pictures?",
  submit: "Send review",
  ratingMissing: "Please choose a rating",
  textMissing: "Please write a few words",
  sentTitle: "Thank you for your review.",
  sent: "It helps others to choose.",
};
