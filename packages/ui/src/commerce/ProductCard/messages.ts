export interface ProductCardMessages {
  /** Said for the colour dots; `{colors}` is the list of names. */
  colors: string;
  /** Shown after the dots; `{count}` is the number of colours that are not drawn. */
  moreColors: string;
}

export const productCardMessages: ProductCardMessages = {
  colors: "Available in {colors}",
  moreColors: "+{count}",
};

export interface ProductSizesMessages {
  /** Name of the sizes and of the button that shows them on touch. */
  sizes: string;
  /** Name of one size's link or button. */
  size: string;
  /** Heard with a size that is not there. */
  soldOut: string;
}

export const productSizesMessages: ProductSizesMessages = {
  sizes: "Sizes of {product}",
  size: "Size {size}",
  soldOut: "sold out",
};
