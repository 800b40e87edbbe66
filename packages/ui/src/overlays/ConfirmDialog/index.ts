export { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog";
export type { ConfirmDialogMessages } from "./messages";
