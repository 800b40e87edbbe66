export interface ChipMessages {
  /** Heard before the text of a chip that can be removed. */
  remove: string;
}

export const chipMessages: ChipMessages = { remove: "Remove" };
