export interface LightboxMessages {
  close: string;
  zoomIn: string;
  zoomOut: string;
  previous: string;
  next: string;
  /** Shown: `{position}` of `{count}` pictures. */
  counter: string;
  /** Heard after moving. */
  position: string;
  /** Heard after zooming; `{percent}` is 100 for the whole picture. */
  zoom: string;
}

export const lightboxMessages: LightboxMessages = {
  close: "Close",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  previous: "Previous picture",
  next: "Next picture",
  counter: "{position} / {count}",
  position: "Picture {position} of {count}",
  zoom: "Zoom {percent}%",
};
