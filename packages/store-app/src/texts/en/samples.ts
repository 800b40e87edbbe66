/** Products that stand in where the shop's own can't be had. */
export const samples = {
  title: "Sample products",
  /** Said on each: it can't be bought. */
  category: "Sample",
  tabs: {
    casual: "Casual Wears",
    party: "Party Wear Sarees",
    wedding: "Wedding Lehengas",
    festive: "Festive Kurtis",
    nights: "Date Nights",
  },
  names: {
    kurti: "Lemon Chikankari Kurti",
    "party-saree": "Plum Bandhani Saree",
    lehenga: "Rose Banarasi Lehenga",
    casual: "Indigo Block-Print Kurti",
    gown: "Black Evening Gown",
    saree: "Emerald Silk Saree",
  },
};
