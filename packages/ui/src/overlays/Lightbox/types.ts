import type { PictureProps } from "../../layout/Picture";

/** A picture of a lightbox. `ratio` is its own, so that all of it is seen. */
export type LightboxPicture = Pick<PictureProps, "src" | "alt" | "sources" | "srcSet" | "color"> & {
  /**
   * Width to height of the picture itself.
   * @default "3/4"
   */
  ratio?: Exclude<PictureProps["ratio"], "fill">;
};
