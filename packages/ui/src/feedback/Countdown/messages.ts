export interface CountdownMessages {
  /** Announced, politely, when the time is over. */
  ended: string;
}

export const countdownMessages: CountdownMessages = { ended: "Time is over" };
