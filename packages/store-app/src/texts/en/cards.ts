/** Words of product cards and of what is asked on them. */
export const cards = {
  general: "General",
  percentOff: (percent: number) => `${percent}% OFF`,
  chooseColor: {
    title: "Choose a colour first",
    text: (product: string) =>
      `${product} comes in several colours. Open its page to choose the one you want?`,
    confirm: "Open product",
  },
};
