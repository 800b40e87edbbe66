/** The coupons of a new shop, as the document of a catalogue describes them. */
export const SAMPLE_COUPONS = [
  {
    code: "TAANKA2025",
    description: "₹200 off your order",
    discountType: "flat",
    discountValue: 200,
    perUserLimit: 1,
  },
  {
    code: "WELCOME10",
    description: "₹100 off your order",
    discountType: "flat",
    discountValue: 100,
    perUserLimit: 1,
  },
  {
    code: "SAVE50",
    description: "₹50 off your order",
    discountType: "flat",
    discountValue: 50,
    perUserLimit: 5,
  },
  {
    code: "SAVE10",
    description: "10% off orders of ₹1000 and above",
    discountType: "percent",
    discountValue: 10,
    minimumAmount: 1000,
    perUserLimit: 5,
  },
] as const;
