/** What the page between the shop and a payment says. */
export interface PaymentTexts {
  title: string;
  order: string;
  toPay: string;
  sandbox: { note: string; upi: string; card: string; fail: string; cancel: string };
  razorpay: { note: string; proceed: string; back: string };
}

const english: PaymentTexts = {
  title: "Payment",
  order: "Order",
  toPay: "To pay",
  sandbox: {
    note: "This is a sandbox: no money moves. Choose how the payment ends.",
    upi: "Pay by UPI",
    card: "Pay by card",
    fail: "Let the payment fail",
    cancel: "Cancel",
  },
  razorpay: {
    note: "You will pay on the page of Razorpay and then come back to the shop.",
    proceed: "Continue to payment",
    back: "Back to the order",
  },
};

const hindi: PaymentTexts = {
  title: "भुगतान",
  order: "ऑर्डर",
  toPay: "देय राशि",
  sandbox: {
    note: "यह परीक्षण का पेज है: कोई पैसा नहीं कटता। चुनें कि भुगतान का क्या हो।",
    upi: "UPI से भुगतान करें",
    card: "कार्ड से भुगतान करें",
    fail: "भुगतान असफल होने दें",
    cancel: "रद्द करें",
  },
  razorpay: {
    note: "आप Razorpay के पेज पर भुगतान करेंगे और फिर दुकान पर लौट आएँगे।",
    proceed: "भुगतान पर जाएँ",
    back: "ऑर्डर पर वापस",
  },
};

const languages: Record<string, PaymentTexts> = { en: english, hi: hindi };

/** @param language code of a language; in one that is not spoken here they read English */
export function paymentTexts(language: string): PaymentTexts {
  return languages[language] ?? english;
}
