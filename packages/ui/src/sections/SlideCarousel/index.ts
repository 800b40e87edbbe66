export type { SlideCarouselMessages } from "./messages";
export { SlideCarousel, type SlideCarouselProps } from "./SlideCarousel";
