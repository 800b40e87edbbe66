export interface DialogMessages {
  /** Name of the button that closes the dialog. */
  close: string;
}

export const dialogMessages: DialogMessages = { close: "Close" };
