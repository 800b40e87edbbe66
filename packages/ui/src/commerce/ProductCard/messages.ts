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
