import type { Texts } from "..";

/** Products that stand in where the shop has none to show. */
export const samples: Texts["samples"] = {
  title: "नमूना उत्पाद",
  category: "नमूना",
  tabs: {
    casual: "रोज़ के कपड़े",
    party: "पार्टी की साड़ियाँ",
    wedding: "शादी के लहंगे",
    festive: "त्योहार की कुर्तियाँ",
    nights: "शाम के लिए",
  },
  names: {
    kurti: "नींबू रंग की चिकनकारी कुर्ती",
    "party-saree": "जामुनी बांधनी साड़ी",
    lehenga: "गुलाबी बनारसी लहंगा",
    casual: "नील ब्लॉक-प्रिंट कुर्ती",
    gown: "काला ईवनिंग गाउन",
    saree: "पन्ना रेशम साड़ी",
  },
};
