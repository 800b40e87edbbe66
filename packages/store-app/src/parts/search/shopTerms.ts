/**
 * What the shop itself suggests to search for. It is in the words of its goods, in every language of
 * the pages: others would find nothing.
 */
export const shopTerms = {
  /** Words that the empty field shows one after another. */
  placeholders: ["Office Wears", "Sarees", "Party Wears", "Lehengas", "Kurtis", "Suits"],
  /** What is suggested before anything is typed. */
  suggestions: [
    "Sarees on Discount",
    "Chiffon Sarees",
    "Bengali Sarees",
    "Lehengas",
    "Handloom Sarees",
    "Palazzos",
  ],
  /** Shown behind what shoppers really search for and look at, while there is little of it. */
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
};
