export interface ColorSwatchesMessages {
  /** Names the group. */
  label: string;
}

export const colorSwatchesMessages: ColorSwatchesMessages = { label: "Colour" };
