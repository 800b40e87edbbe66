export { Gallery, type GalleryProps } from "./Gallery";
export type { GalleryMessages } from "./messages";
