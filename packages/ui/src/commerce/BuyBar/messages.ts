export interface BuyBarMessages {
  /** Names the bar. */
  label: string;
}

export const buyBarMessages: BuyBarMessages = { label: "Buy" };
