/** Widths, in pixels, that a picture can be asked for; 800 by pages that were kept before 750 came. */
export const PICTURE_WIDTHS = [160, 240, 320, 480, 640, 750, 800, 960, 1280, 1920] as const;
/** Formats that a picture can be asked for. */
export const PICTURE_FORMATS = ["avif", "webp", "jpg"] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
