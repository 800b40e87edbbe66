export { Lightbox, type LightboxProps } from "./Lightbox";
export type { LightboxMessages } from "./messages";
export type { LightboxPicture } from "./types";
