export { LoadMore, type LoadMoreProps } from "./LoadMore";
export type { LoadMoreMessages, PaginationMessages } from "./messages";
export { Pagination, type PaginationProps } from "./Pagination";
