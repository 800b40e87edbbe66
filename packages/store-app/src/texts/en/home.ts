/** The home page. */
export const home = {
  loading: "Loading homepage...",
  failed: "Error Loading Homepage",
  shopNow: "Shop now",
  slides: (title: string) => `${title}, slides`,
  products: (title: string) => `${title}, products`,
};
