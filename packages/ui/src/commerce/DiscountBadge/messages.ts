export interface DiscountBadgeMessages {
  /** Shown; `{percent}` is a whole number. */
  label: string;
  /** Said instead, by screen readers. */
  spoken: string;
}

export const discountBadgeMessages: DiscountBadgeMessages = {
  label: "{percent}% OFF",
  spoken: "{percent} percent off",
};
