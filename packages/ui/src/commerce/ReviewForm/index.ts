export type { ReviewFormMessages } from "./messages";
export { ReviewForm, type ReviewFormProps, type ReviewValues } from "./ReviewForm";
