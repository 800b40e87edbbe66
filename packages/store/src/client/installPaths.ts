/** Paths of what makes the shop an app on a home screen. */
export const installPaths = {
  /** One for each language, after its prefix. */
  manifest: "/manifest.webmanifest",
  /** Folder of the icons, which the build makes of the shop's own. */
  icons: "/icons/",
  worker: "/service-worker.js",
} as const;
