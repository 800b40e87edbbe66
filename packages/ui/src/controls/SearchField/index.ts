export type { SearchFieldMessages } from "./messages";
export { SearchField, type SearchFieldProps } from "./SearchField";
