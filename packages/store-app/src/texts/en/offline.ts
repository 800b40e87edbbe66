/** Texts for when there is no network. */
export const offline = {
  now: "No connection. Prices and stock may have changed since this page was loaded.",
  kept: (when: string) =>
    `No connection. This page was kept on ${when}; prices and stock may have changed since.`,
  title: "You Are Offline",
  description: "There is no connection to the shop.",
  text: "The page you asked for was not kept on this device. It opens by itself as soon as there is a connection.",
  retry: "Try Again",
  keptPages: "Pages Kept on This Device",
  nothingKept:
    "Pages that you visit are kept here, so that you can read them without a connection.",
};
