export interface PaginationMessages {
  /** Name of the navigation, heard only. */
  label: string;
  previous: string;
  next: string;
  /** Name of a page's link; `{page}` is its number. */
  page: string;
}

export const paginationMessages: PaginationMessages = {
  label: "Pages",
  previous: "Previous page",
  next: "Next page",
  page: "Page {page}",
};

export interface LoadMoreMessages {
  loadMore: string;
  /** `{shown}` of `{total}` products are in the list. */
  progress: string;
}

export const loadMoreMessages: LoadMoreMessages = {
  loadMore: "Load more",
  progress: "Showing {shown} of {total}",
};
