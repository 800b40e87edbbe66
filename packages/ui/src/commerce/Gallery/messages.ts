export interface GalleryMessages {
  /** Name of the gallery; `{product}` is what it shows. */
  label: string;
  /** Name of a thumbnail or dot. */
  show: string;
  /** Heard after moving; `{position}` of `{count}`. */
  position: string;
  /** Name of the button that shows the picture over the whole screen. */
  zoomIn: string;
}

export const galleryMessages: GalleryMessages = {
  label: "Pictures of {product}",
  show: "Show picture {position}",
  position: "Picture {position} of {count}",
  zoomIn: "Zoom in",
};
