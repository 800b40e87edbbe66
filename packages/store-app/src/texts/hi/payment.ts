import type { Texts } from "..";

/** Paying, and the page after it. */
export const payment: Texts["payment"] = {
  title: "भुगतान",
  description: "भुगतान का तरीक़ा चुनें।",
  payNow: "अभी भुगतान करें",
  total: "कुल",
  placeOrder: "ऑर्डर दें",
  notes: {
    Online: "अभी भुगतान करें और ₹50 का अतिरिक्त शुल्क बचाएँ",
    COD: "न्यूनतम शुल्क ₹50",
  },
  yourOrder: "आपका ऑर्डर",
  methodMissing: "कृपया भुगतान का तरीक़ा चुनें",
  addressMissing: "कृपया डिलीवरी का पता चुनें",
  addressInvalid: "पता सही रूप में नहीं है। कृपया फिर से पता चुनें।",
  nothingSelected: "कुछ चुना नहीं गया है।",
  failed: "ऑर्डर नहीं दिया जा सका। कृपया फिर कोशिश करें।",
  confirmed: {
    title: "ऑर्डर की पुष्टि हुई",
    description: "आपका ऑर्डर दे दिया गया है।",
    heading: "ऑर्डर की पुष्टि हो गई!",
    text: "आपका ऑर्डर सफलतापूर्वक दे दिया गया है।",
    paidBy: { Online: "ऑनलाइन भुगतान हुआ।", COD: "पहुँचने पर नक़द भुगतान करें।" },
    viewOrder: "ऑर्डर देखें",
    expected: (day) => `${day} तक पहुँचने की उम्मीद`,
  },
};
