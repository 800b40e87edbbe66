import type { Texts } from "..";

/** The page of a product. */
export const product: Texts["product"] = {
  loading: "उत्पाद का विवरण लोड हो रहा है...",
  failed: "उत्पाद का विवरण लोड नहीं हो सका",
  notFound: {
    title: "उत्पाद नहीं मिला",
    description: "यह उत्पाद मौजूद नहीं है।",
    heading: "उत्पाद नहीं मिला।",
    text: "हो सकता है यह हमेशा के लिए बिक चुका हो।",
    action: "दुकान पर लौटें",
  },
  quantity: "मात्रा",
  addToCart: "कार्ट में जोड़ें",
  about: "इस उत्पाद के बारे में",
  descriptionTab: "उत्पाद का विवरण",
  returnsTab: "वापसी नीति",
  usualReturnPolicy: "7 दिन में आसान वापसी या विनिमय",
  delivery: "100+ पिनकोड पर 2-3 दिन में",
  cashOnDelivery: "कैश ऑन डिलीवरी",
  alike: "आपको ये भी पसंद आ सकते हैं",
  latest: "नया संग्रह",
  viewMore: "और देखें",
  selectSize: "कृपया साइज़ चुनें",
  loginToBuy: "कार्ट में जोड़ने के लिए कृपया लॉग इन करें",
  variantMissing: "यह साइज़ और रंग नहीं मिला। कृपया फिर कोशिश करें।",
};
