import { pictureAddresses, type ShownBanner } from "@taanka/store";
import type { BannerPicture, BannerSlide } from "@taanka/ui";
import { shop, useWords } from "../../config";
import type { Texts } from "../../texts";

const landscape = { from: 640, to: 1920 };
const upright = { from: 480, to: 960 };
/** Narrow screens get the upright crop of a banner. */
const uprightMedia = "(max-aspect-ratio: 7/10)";

function bannerPicture({ image, portraitImage, imageColor }: ShownBanner): BannerPicture {
  const crop = portraitImage && pictureAddresses(portraitImage, imageColor, upright).srcSet;
  return {
    ...pictureAddresses(image, imageColor, landscape),
    ...(crop && { sources: [{ media: uprightMedia, srcSet: crop }] }),
  };
}

/** A banner of the API as a slide of the carousel. */
export function toSlide(banner: ShownBanner, { home, catalogue }: Texts): BannerSlide {
  return {
    id: banner._id,
    picture: bannerPicture(banner),
    heading: catalogue(banner.heading),
    ...(banner.text && { text: catalogue(banner.text) }),
    ...(banner.link && { href: banner.link, linkLabel: home.shopNow }),
    textSide: banner.textSide ?? "start",
  };
}

const { defaultBanner } = shop.home;

/** Stands in where a banner's own picture fails. */
export const defaultPicture: BannerPicture = {
  src: defaultBanner.image,
  color: defaultBanner.color,
  ...(defaultBanner.portraitImage && {
    sources: [{ media: uprightMedia, srcSet: defaultBanner.portraitImage }],
  }),
};

/** Shown when there are no banners or they cannot be had: the shop's promise. */
export function useDefaultSlides(): BannerSlide[] {
  const words = useWords();
  const { heading, text, path, linkLabel } = defaultBanner;
  return [
    {
      id: "default",
      picture: defaultPicture,
      heading: words(heading),
      text: words(text),
      href: path,
      linkLabel: words(linkLabel),
    },
  ];
}
