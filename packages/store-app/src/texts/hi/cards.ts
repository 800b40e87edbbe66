import type { Texts } from "..";

/** Words of product cards and of what is asked on them. */
export const cards: Texts["cards"] = {
  general: "सामान्य",
  percentOff: (percent) => `${percent}% छूट`,
  chooseColor: {
    title: "पहले रंग चुनें",
    text: (product) => `${product} कई रंगों में मिलता है। अपना रंग चुनने के लिए इसका पेज खोलें?`,
    confirm: "पेज खोलें",
  },
};
