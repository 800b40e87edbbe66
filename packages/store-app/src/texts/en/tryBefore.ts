/** Try Before You Buy. */
export const tryBefore = {
  title: "Try Before You Buy",
  description: "See an outfit on yourself before it is sent.",
  soon: (returnDays: number) =>
    `The service starts soon. Until then every piece can go back within ${returnDays} days.`,
  nothing: "Choose an outfit first",
  nothingText: "Open a product and press Try Before You Buy there.",
  backToProduct: "Back to the product",
};
