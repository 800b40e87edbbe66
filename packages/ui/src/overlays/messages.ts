import type { ConfirmDialogMessages } from "./ConfirmDialog/messages";
import type { DialogMessages } from "./Dialog/messages";
import type { DrawerMessages } from "./Drawer/messages";
import type { LightboxMessages } from "./Lightbox/messages";
import type { OverlayFailureMessages } from "./Panel/messages";
import type { PopoverMessages } from "./Popover/messages";

/** Texts of the components in this group, by component. */
export interface OverlaysMessages {
  confirmDialog: ConfirmDialogMessages;
  dialog: DialogMessages;
  drawer: DrawerMessages;
  lightbox: LightboxMessages;
  overlayFailure: OverlayFailureMessages;
  popover: PopoverMessages;
}
