import "@taanka/ui/fonts/devanagari.css";
import { hindi } from "@taanka/ui/messages/hi";
import type { texts as english } from "./en-IN";

export const texts: typeof english = {
  listing: "सभी उत्पाद",
  products: "उत्पाद",
  cart: "कार्ट",
  subtotal: "सबटोटल",
  empty: "आपका कार्ट खाली है",
  back: "सभी उत्पाद देखें",
  add: "कार्ट में डालें",
  added: "यह आपके कार्ट में है।",
  most: "आप इसके जितने पीस मँगा सकते हैं, उतने पहले से आपके कार्ट में हैं।",
  full: "आपका कार्ट भर गया है। पहले उसमें से कुछ हटाएँ।",
  soldOut: "बिक चुका",
  colorSoldOut: "यह रंग बिक चुका है।",
  gone: "जो उत्पाद अब नहीं बिकता, वह आपके कार्ट से हटा दिया गया।",
  chooseSize: "कृपया साइज़ चुनें।",
  failed: "यह लोड नहीं हो सका। कृपया फिर कोशिश करें।",
  notFound: "इस पते पर कोई पेज नहीं है",
};

export const messages = hindi;
