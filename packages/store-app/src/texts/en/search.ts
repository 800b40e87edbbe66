/** The search panel and the page that searches. */
export const search = {
  field: "Search products",
  submit: "Search",
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
  /** Names of products, which are the brand's own in every language. */
  topViewed: [
    "Banarasi Jaal Silk Saree",
    "Ajrakh Modal Saree",
    "Chikankari Muslin Kurti",
    "Banarasi Jaal Lehenga",
  ],
  /** The catalogue's words for what somebody searches for in the words of this language. */
  searchedFor: (term: string) => term,
  /** What this language calls a term of the catalogue, so that a search for it finds the same. */
  shownAs: (term: string) => term,
};
