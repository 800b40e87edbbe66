import type { PictureWidth } from "@taanka/api-client/contract";

// Of the widths that the API serves, those far enough apart to be worth their place in the HTML.
// Many phones are 360 or 375 wide at two device pixels a point: 750 is a whole screen of theirs.
const widths: readonly PictureWidth[] = [160, 320, 480, 640, 750, 960, 1280, 1920];

/** What the kit's pictures take of a picture of the API. */
export interface PictureAddresses {
  src: string;
  srcSet?: string;
  color?: string;
}

const isResizable = (url: string) => /\/images\/[^?#]+$/.test(url);

/**
 * The addresses of a picture at several widths; the API answers AVIF, WebP or JPEG by
 * what the browser accepts. Pictures of a back end that cannot resize are used as they are.
 *
 * @param url the picture as the API names it
 * @param color dominant colour, `#rrggbb`
 * @param offered narrowest and widest version worth offering, in px
 */
export function pictureAddresses(
  url: string,
  color?: string | null,
  offered: { from: number; to: number } = { from: 480, to: 750 },
): PictureAddresses {
  const tint = color ? { color } : {};
  if (!isResizable(url)) return { src: url, ...tint };
  const sizes = widths.filter((width) => width >= offered.from && width <= offered.to);
  return {
    src: `${url}?w=480`,
    srcSet: sizes.map((width) => `${url}?w=${width} ${width}w`).join(", "),
    ...tint,
  };
}
