import type { Texts } from "..";

/** The search panel and the page that searches. What is searched for is in the catalogue's words. */
export const search: Texts["search"] = {
  placeholders: ["Office Wears", "Sarees", "Party Wears", "Lehengas", "Kurtis", "Suits"],
  suggestions: [
    "Sarees on Discount",
    "Chiffon Sarees",
    "Bengali Sarees",
    "Lehengas",
    "Handloom Sarees",
    "Palazzos",
  ],
  trending: [
    "Banarasi Sarees",
    "Bridal Lehengas",
    "Printed Kurtis",
    "Anarkali Suits",
    "Chikankari",
    "Ajrakh",
  ],
  topViewed: [
    "Banarasi Jaal Silk Saree",
    "Ajrakh Modal Saree",
    "Chikankari Muslin Kurti",
    "Banarasi Jaal Lehenga",
  ],
  field: "उत्पाद खोजें",
  submit: "खोजें",
};
