import type { Texts } from "..";

/** Listings of products. */
export const listing: Texts["listing"] = {
  title: "सभी उत्पाद",
  subtitle: "हमारा संग्रह देखें",
  browse: "हमारा संग्रह देखें",
  campaign: "अभियान",
  offers: "विशेष ऑफ़र",
  fromBrand: (brand) => `${brand} के उत्पाद`,
  results: (query) => `"${query}" के खोज परिणाम`,
  resultsHint: "जो आप ढूँढ रहे हैं वह पाएँ",
  description: (title, subtitle, shop, country) =>
    `${shop} पर ${title}: ${subtitle.replace(/[.!।]$/, "")}। आसान वापसी, पूरे ${country} में कैश ऑन डिलीवरी।`,
  unnamed: "संग्रह",
  page: (title, page) => `${title} – पेज ${page}`,
  earlier: "पहले के उत्पाद दिखाएँ",
  failed: "उत्पाद लोड नहीं हो सके",
  filterFailed: "फ़िल्टर लागू नहीं हो सके",
  apply: "लागू करें",
  loadingFilters: "फ़िल्टर लोड हो रहे हैं...",
  empty: "अभी कुछ नहीं मिला।",
  seeAll: "सभी उत्पाद देखें",
};
