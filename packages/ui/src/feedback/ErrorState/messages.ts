export interface ErrorStateMessages {
  /** Label of the button that tries again. */
  retry: string;
}

export const errorStateMessages: ErrorStateMessages = { retry: "Retry" };
