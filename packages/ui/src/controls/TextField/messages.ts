export interface TextFieldMessages {
  /** Name of the button that empties the field. */
  clear: string;
}

export const textFieldMessages: TextFieldMessages = { clear: "Clear" };
