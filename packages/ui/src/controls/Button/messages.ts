export interface ButtonMessages {
  /** Heard while the button is busy. */
  loading: string;
}

export const buttonMessages: ButtonMessages = { loading: "Please wait" };
