import type { Texts } from "..";
import { search as english } from "../en/search";
import { searchedFor, shownAs } from "./searchWords";

/** The search panel and the page that searches. */
export const search: Texts["search"] = {
  field: "उत्पाद खोजें",
  submit: "खोजें",
  placeholders: ["ऑफ़िस वियर", "साड़ियाँ", "पार्टी वियर", "लहंगे", "कुर्तियाँ", "सूट"],
  suggestions: ["छूट वाली साड़ियाँ", "शिफ़ॉन साड़ियाँ", "बंगाली साड़ियाँ", "लहंगे", "हथकरघा साड़ियाँ", "पलाज़ो"],
  trending: ["बनारसी साड़ियाँ", "दुल्हन के लहंगे", "प्रिंटेड कुर्तियाँ", "अनारकली सूट", "चिकनकारी", "अजरख"],
  topViewed: english.topViewed,
  searchedFor,
  shownAs,
};
