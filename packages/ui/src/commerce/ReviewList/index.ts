export type { ReviewCardMessages, ReviewListMessages } from "./messages";
export { type Review, ReviewCard, type ReviewCardProps } from "./ReviewCard";
export { ReviewList, type ReviewListProps, type ReviewSort } from "./ReviewList";
