import type { OverlaysMessages } from "../../overlays/messages";

export const overlays: OverlaysMessages = {
  confirmDialog: { confirm: "पुष्टि करें", cancel: "रद्द करें" },
  dialog: { close: "बंद करें" },
  drawer: { close: "बंद करें" },
  popover: { close: "बंद करें" },
};
