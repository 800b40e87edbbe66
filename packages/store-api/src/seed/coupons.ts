import type { ShopConfig } from "@taanka/shop-config";

/**
 * The coupons of a new shop, as the document of a catalogue describes them: those that its cart knows,
 * and the one that the page of a product hints at.
 */
export const sampleCoupons = ({ coupons }: Pick<ShopConfig, "coupons">) => [
  ...coupons.map(({ code, discount, perPerson }) => ({
    code,
    description: `₹${discount} off your order`,
    discountType: "flat" as const,
    discountValue: discount,
    perUserLimit: perPerson,
  })),
  {
    code: "SAVE10",
    description: "10% off orders of ₹1,000 and above",
    discountType: "percent" as const,
    discountValue: 10,
    minimumAmount: 1000,
    perUserLimit: 5,
  },
];
