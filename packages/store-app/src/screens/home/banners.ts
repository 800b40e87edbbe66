import type { Banner, Item } from "@taanka/api-client";
import type { BannerPicture, BannerSlide } from "@taanka/ui";
import { pictureAddresses } from "../../data/pictures";

const landscape = { from: 640, to: 1920 };
const upright = { from: 480, to: 960 };
/** Narrow screens get the upright crop of a banner. */
const uprightMedia = "(max-aspect-ratio: 4/5)";

function bannerPicture({ image, portraitImage, imageColor }: Banner): BannerPicture {
  const crop = portraitImage && pictureAddresses(portraitImage, imageColor, upright).srcSet;
  return {
    ...pictureAddresses(image, imageColor, landscape),
    ...(crop && { sources: [{ media: uprightMedia, srcSet: crop }] }),
  };
}

/** A banner of the API as a slide of the carousel. */
export function toSlide(banner: Banner): BannerSlide {
  return {
    id: banner._id,
    picture: bannerPicture(banner),
    heading: banner.heading || banner.bannerName,
    ...(banner.text && { text: banner.text }),
    ...(banner.link && { href: banner.link, linkLabel: "Shop now" }),
    textSide: banner.textSide ?? "start",
  };
}

/** The upright crop of a banner, for the editorial blocks. */
export function uprightPicture({ image, portraitImage, imageColor }: Banner): BannerPicture {
  return pictureAddresses(portraitImage ?? image, imageColor, upright);
}

/** Shown when there are no banners or they cannot be had: the shop's promise on a product's picture. */
export function defaultSlides(items: readonly Item[]): BannerSlide[] {
  const [first] = items.filter(({ image }) => image);
  return [
    {
      id: "default",
      picture: first
        ? pictureAddresses(first.image, first.imageColor, landscape)
        : { src: "/favicon.svg", color: "#7a1737" },
      heading: "Stitched for the day you are having",
      text: "Sarees, lehengas, kurtis and suits from weavers, printers and embroiderers across India.",
      href: "/view-all",
      linkLabel: "Shop now",
    },
  ];
}
