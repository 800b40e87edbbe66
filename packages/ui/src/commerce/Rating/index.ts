export type { RatingMessages } from "./messages";
export { Rating, type RatingProps } from "./Rating";
