export { Dialog, DialogClose, type DialogCloseProps, type DialogProps } from "./Dialog";
export type { DialogMessages } from "./messages";
