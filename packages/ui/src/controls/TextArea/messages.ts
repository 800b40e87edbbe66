export interface TextAreaMessages {
  /** Heard with the field that has a limit; `{max}` is the number of characters. */
  limit: string;
  /** Announced while few characters are left; `{left}` is their number. */
  left: string;
}

export const textAreaMessages: TextAreaMessages = {
  limit: "At most {max} characters",
  left: "{left} characters left",
};
