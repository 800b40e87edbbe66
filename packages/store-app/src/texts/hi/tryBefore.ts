import type { Texts } from "..";

/** Try Before You Buy. */
export const tryBefore: Texts["tryBefore"] = {
  title: "ख़रीदने से पहले आज़माएँ",
  description: "पोशाक भेजे जाने से पहले उसे ख़ुद पर देखें।",
  soon: (returnDays) =>
    `यह सेवा जल्द शुरू होगी। तब तक हर कपड़ा ${returnDays} दिन के अंदर लौटाया जा सकता है।`,
  nothing: "पहले कोई पोशाक चुनें",
  nothingText: "कोई उत्पाद खोलें और वहाँ ‘ख़रीदने से पहले आज़माएँ’ दबाएँ।",
  backToProduct: "उत्पाद पर लौटें",
};
