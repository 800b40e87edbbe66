export type { SortSelectMessages } from "./messages";
export { type ListingSort, SortSelect, type SortSelectProps } from "./SortSelect";
