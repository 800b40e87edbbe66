import type { OverlaysMessages } from "../../overlays/messages";

export const overlays: OverlaysMessages = {
  confirmDialog: { confirm: "पुष्टि करें", cancel: "रद्द करें" },
  dialog: { close: "बंद करें" },
  drawer: { close: "बंद करें" },
  lightbox: {
    close: "बंद करें",
    zoomIn: "बड़ा करें",
    zoomOut: "छोटा करें",
    previous: "पिछली तस्वीर",
    next: "अगली तस्वीर",
    counter: "{position} / {count}",
    position: "{count} में से तस्वीर {position}",
    zoom: "{percent}% आकार",
  },
  overlayFailure: {
    failed: "कुछ गड़बड़ हो गई। बंद करके फिर से खोलें, या पेज फिर से लोड करें।",
    close: "बंद करें",
    reload: "पेज फिर से लोड करें",
  },
  popover: { close: "बंद करें" },
};
