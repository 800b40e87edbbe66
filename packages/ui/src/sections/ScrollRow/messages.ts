export interface ScrollRowMessages {
  /** Names of the arrow buttons. */
  previous: string;
  next: string;
}

export const scrollRowMessages: ScrollRowMessages = { previous: "Scroll back", next: "Scroll on" };
