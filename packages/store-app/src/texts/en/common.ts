/** Texts that several pages share. */
export const common = {
  home: "Home",
  retry: "Retry",
  networkError: "Network error - please check your connection",
  unexpectedError: "An unexpected error occurred",
  somethingWrong: "Something went wrong",
  incomplete: "This page did not load completely. Buttons may not work until it is loaded again.",
  loadAgain: "Load Again",
  startShopping: "Start shopping",
  continueShopping: "Continue Shopping",
  backToProfile: "Back to Profile",
  backToHome: "Back to Home",
  cancel: "Cancel",
  homeTitle: (shop: string, goods: string) => `${shop} | ${goods}`,
  pageTitle: (title: string, shop: string) => (title === shop ? title : `${title} | ${shop}`),
  notFound: {
    title: "Page Not Found",
    description: "This page does not exist.",
    text: "The page you are looking for has moved or never was.",
    action: "Go Home",
  },
};
