export interface BannerCarouselMessages {
  /** Name of the carousel, heard only. */
  label: string;
  loading: string;
  empty: string;
  pause: string;
  play: string;
  /** Name of a dot; `{position}` counts from 1, `{heading}` is the slide's. */
  showSlide: string;
  /** Name of a slide, heard only: `{position}` of `{count}`. */
  slide: string;
}

export const bannerCarouselMessages: BannerCarouselMessages = {
  label: "Highlights",
  loading: "Loading banners...",
  empty: "No banners available",
  pause: "Pause the banners",
  play: "Play the banners",
  showSlide: "Banner {position}: {heading}",
  slide: "{position} of {count}",
};
