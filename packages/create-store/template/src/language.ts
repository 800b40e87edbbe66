import { hindi } from "@taanka/ui/messages/hi";
import shop from "./shop.json";

const english = {
  tagline: "Made by hand, sent to your door.",
  listing: "New this week",
  products: "Products",
  cart: "Cart",
  empty: "Your cart is empty",
  back: "See what is new",
  add: "Add to cart",
  added: "It is in your cart.",
  chooseSize: "Please choose a size.",
  failed: "This could not be loaded. Please try again.",
  retry: "Try again",
};

const inHindi: typeof english = {
  tagline: "हाथ से बना, आपके दरवाज़े तक।",
  listing: "इस हफ़्ते नया",
  products: "उत्पाद",
  cart: "कार्ट",
  empty: "आपका कार्ट खाली है",
  back: "देखें क्या नया है",
  add: "कार्ट में डालें",
  added: "यह आपके कार्ट में है।",
  chooseSize: "कृपया साइज़ चुनें।",
  failed: "यह लोड नहीं हो सका। कृपया फिर कोशिश करें।",
  retry: "फिर कोशिश करें",
};

const names: Record<string, string> = { "en-IN": "English", "hi-IN": "हिन्दी" };

/** `?language=hi-IN` chooses one of the shop's languages, and the choice is kept. */
function chosen(): string {
  const asked = new URLSearchParams(location.search).get("language");
  const known = (tag: string | null) => shop.languages.find((one) => one === tag);
  return known(asked) ?? known(localStorage.getItem("language")) ?? shop.languages[0] ?? "en-IN";
}

export const locale = chosen();
document.documentElement.lang = locale;

export const rememberLanguage = (tag: string) => localStorage.setItem("language", tag);

export const texts = locale === "hi-IN" ? inHindi : english;
export const messages = locale === "hi-IN" ? hindi : undefined;

/** The page in each of the shop's languages, for the footer. */
export const languages = shop.languages.map((tag) => ({
  locale: tag,
  label: names[tag] ?? tag,
  href: `?language=${tag}`,
}));
