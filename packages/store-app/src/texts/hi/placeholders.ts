import type { Texts } from "..";

/** Pages that are announced but not open yet. */
export const placeholders: Texts["placeholders"] = {
  tbyb: { title: "TBYB गैलरी", text: () => "TBYB सुविधा जल्द आ रही है..." },
  settings: { title: "सेटिंग", text: () => "सेटिंग जल्द आ रही हैं।" },
  helpCenter: {
    title: "सहायता केंद्र",
    text: (helpEmail) => `सहायता केंद्र जल्द आ रहा है। तब तक ${helpEmail} पर लिखें।`,
  },
  orders: { title: "ऑर्डर इतिहास", text: () => "ऑर्डर इतिहास - अपने ऑर्डर देखें और सँभालें।" },
  bankDetails: {
    title: "सहेजे हुए बैंक विवरण",
    text: () => "सहेजे हुए बैंक विवरण जल्द आ रहे हैं। तब तक पैसा वहीं लौटता है जहाँ से भुगतान हुआ था।",
  },
};
