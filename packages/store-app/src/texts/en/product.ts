/** A product's page. */
export const product = {
  loading: "Loading product details...",
  failed: "Failed to load product details",
  notFound: {
    title: "Product not found",
    description: "This product does not exist.",
    heading: "Product not found.",
    text: "It may have been sold for good.",
    action: "Back to the shop",
  },
  quantity: "Quantity",
  addToCart: "Add to cart",
  about: "About this product",
  descriptionTab: "Product Description",
  returnsTab: "Return Policy",
  usualReturnPolicy: "Easy 7-day return or exchange",
  alike: "You might also like",
  latest: "New Collection",
  viewMore: "VIEW MORE",
  selectSize: "Please select a size",
  loginToBuy: "Please login to add items to cart",
  variantMissing: "Unable to find product variant. Please try again.",
};
