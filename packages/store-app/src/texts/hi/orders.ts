import type { Texts } from "..";

/** Orders that were placed. */
export const orders: Texts["orders"] = {
  history: "ऑर्डर इतिहास",
  historyDescription: (shop) => `${shop} पर आपके ऑर्डर।`,
  historyFailed: "ऑर्डर इतिहास लोड नहीं हो सका",
  empty: "आपने अभी तक कोई ऑर्डर नहीं दिया है।",
  idMissing: "ऑर्डर आईडी नहीं मिली",
  order: "ऑर्डर",
  orderNumber: (number) => `ऑर्डर ${number}`,
  description: "अपना ऑर्डर देखें।",
  confirmed: "ऑर्डर की पुष्टि हुई",
  cancelled: "ऑर्डर रद्द हुआ",
  pending: "भुगतान बाक़ी",
  processing: "तैयारी चल रही है...",
  closed: "आपका ऑर्डर रद्द हो गया है और हमारी ओर से लेन-देन बंद है।",
  waiting: "आपका ऑर्डर भुगतान की प्रतीक्षा में है।",
  payNow: "अभी भुगतान करें",
  statuses: {
    "Order Placed": "ऑर्डर दिया गया",
    "Ready to Dispatch": "भेजने के लिए तैयार",
    Dispatched: "भेजा गया",
    Delivered: "पहुँच गया",
    "Order Cancelled": "ऑर्डर रद्द हुआ",
    "Refund Processed": "रिफ़ंड हो गया",
  },
  items: "आइटम",
  product: "उत्पाद",
  cached: "ऑर्डर की ताज़ा जानकारी नहीं मिल सकी। सहेजी हुई जानकारी दिखाई जा रही है।",
  notFound: "ऑर्डर नहीं मिला",
  notFoundText: "हो सकता है यह ऑर्डर मौजूद न हो, या आपको इसे देखने की अनुमति न हो।",
  failed: "ऑर्डर का विवरण लोड नहीं हो सका",
};
