export interface SpinnerMessages {
  /** Heard while the spinner is shown. */
  label: string;
}

export const spinnerMessages: SpinnerMessages = { label: "Loading" };
