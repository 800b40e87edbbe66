/** The search panel and the page that searches. */
export const search = {
  field: "Search products",
  submit: "Search",
};
