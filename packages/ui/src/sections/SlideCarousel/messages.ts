export interface SlideCarouselMessages {
  previous: string;
  next: string;
  /** Name of a dot; `{position}` counts from 1, `{count}` positions there are. */
  showPosition: string;
  /** Name of a slide, heard only: `{position}` of `{count}`. */
  slide: string;
}

export const slideCarouselMessages: SlideCarouselMessages = {
  previous: "Previous slide",
  next: "Next slide",
  showPosition: "Position {position} of {count}",
  slide: "{position} of {count}",
};
