export interface GalleryMessages {
  /** Name of the gallery; `{product}` is what it shows. */
  label: string;
  /** Name of a thumbnail or dot. */
  show: string;
  /** Heard after moving; `{position}` of `{count}`. */
  position: string;
  zoomIn: string;
  zoomOut: string;
}

export const galleryMessages: GalleryMessages = {
  label: "Pictures of {product}",
  show: "Show picture {position}",
  position: "Picture {position} of {count}",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
};
