export interface OverlayFailureMessages {
  /** Stands in what opened over the page when showing its content failed. */
  failed: string;
  /** Closes it, where the overlay can be closed from within. */
  close: string;
  /** Loads the page again. */
  reload: string;
}

export const overlayFailureMessages: OverlayFailureMessages = {
  failed: "Something went wrong. Close this and open it again, or reload the page.",
  close: "Close",
  reload: "Reload the page",
};
