export interface ToasterMessages {
  /** Name of the region that holds the toasts; `{hotkey}` is the key that focuses it. */
  region: string;
  /** Heard before each toast's text. */
  notification: string;
  /** Name of the button that puts a toast away. */
  close: string;
}

export const toasterMessages: ToasterMessages = {
  region: "Notifications ({hotkey})",
  notification: "Notification",
  close: "Close notification",
};
