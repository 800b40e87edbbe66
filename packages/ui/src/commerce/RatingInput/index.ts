export type { RatingInputMessages } from "./messages";
export { RatingInput, type RatingInputProps } from "./RatingInput";
