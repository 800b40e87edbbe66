export interface SizeSelectorMessages {
  /** Names the group. */
  label: string;
  /** Heard with a size that is not there. */
  soldOut: string;
}

export const sizeSelectorMessages: SizeSelectorMessages = { label: "Size", soldOut: "sold out" };
