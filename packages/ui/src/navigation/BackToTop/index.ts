export { BackToTop, type BackToTopProps } from "./BackToTop";
export type { BackToTopMessages } from "./messages";
