export interface ConfirmDialogMessages {
  /** Default of `confirmLabel`. */
  confirm: string;
  /** Default of `cancelLabel`. */
  cancel: string;
}

export const confirmDialogMessages: ConfirmDialogMessages = {
  confirm: "Confirm",
  cancel: "Cancel",
};
