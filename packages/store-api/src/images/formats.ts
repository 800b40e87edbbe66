/** Formats that a picture can be asked for. */
export const PICTURE_FORMATS = ["avif", "webp", "jpg"] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];
