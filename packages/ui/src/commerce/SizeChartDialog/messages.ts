export interface SizeChartDialogMessages {
  title: string;
  /** Names the two tabs. */
  unit: string;
  inches: string;
  cm: string;
  size: string;
  chest: string;
  shoulder: string;
  length: string;
  /** Name of a row's checkbox; `{size}` is a size's name. */
  choose: string;
  /** Said of a row whose size is sold out. */
  soldOut: string;
  howToMeasure: string;
  wishlist: string;
  addToCart: string;
  /** Shown when ADD TO CART is pressed with no size chosen. */
  sizeMissing: string;
}

export const sizeChartDialogMessages: SizeChartDialogMessages = {
  title: "Size chart",
  unit: "Unit",
  inches: "In Inches",
  cm: "In CM",
  size: "Size",
  chest: "Chest",
  shoulder: "Shoulder",
  length: "Length",
  choose: "Size {size}",
  soldOut: "sold out",
  howToMeasure: "How to Measure",
  wishlist: "WISHLIST",
  addToCart: "ADD TO CART",
  sizeMissing: "Please select a size",
};
