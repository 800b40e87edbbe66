export { BannerCarousel, type BannerCarouselProps } from "./BannerCarousel";
export type { BannerPicture, BannerSlide } from "./BannerSlide";
export type { BannerCarouselMessages } from "./messages";
