import type { Texts } from "..";
import { search as english } from "../en/search";
import { lookUp } from "../lookup";

/** The catalogue's words for the goods that the panel names. */
const goods = {
  "ऑफ़िस वियर": "Office Wears",
  साड़ियाँ: "Sarees",
  "पार्टी वियर": "Party Wears",
  लहंगे: "Lehengas",
  कुर्तियाँ: "Kurtis",
  सूट: "Suits",
  "छूट वाली साड़ियाँ": "Sarees on Discount",
  "शिफ़ॉन साड़ियाँ": "Chiffon Sarees",
  "बंगाली साड़ियाँ": "Bengali Sarees",
  "हथकरघा साड़ियाँ": "Handloom Sarees",
  पलाज़ो: "Palazzos",
  "बनारसी साड़ियाँ": "Banarasi Sarees",
  "दुल्हन के लहंगे": "Bridal Lehengas",
  "प्रिंटेड कुर्तियाँ": "Printed Kurtis",
  "अनारकली सूट": "Anarkali Suits",
  चिकनकारी: "Chikankari",
  अजरख: "Ajrakh",
};

/** The search panel and the page that searches. */
export const search: Texts["search"] = {
  field: "उत्पाद खोजें",
  submit: "खोजें",
  placeholders: ["ऑफ़िस वियर", "साड़ियाँ", "पार्टी वियर", "लहंगे", "कुर्तियाँ", "सूट"],
  suggestions: ["छूट वाली साड़ियाँ", "शिफ़ॉन साड़ियाँ", "बंगाली साड़ियाँ", "लहंगे", "हथकरघा साड़ियाँ", "पलाज़ो"],
  trending: ["बनारसी साड़ियाँ", "दुल्हन के लहंगे", "प्रिंटेड कुर्तियाँ", "अनारकली सूट", "चिकनकारी", "अजरख"],
  topViewed: english.topViewed,
  searchedFor: lookUp(goods),
};
