export interface PopoverMessages {
  /** Name of the button that closes the popover. */
  close: string;
}

export const popoverMessages: PopoverMessages = { close: "Close" };
