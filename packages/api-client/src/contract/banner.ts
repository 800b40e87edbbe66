import * as v from "valibot";
import { looseText } from "./common";
import type { Call } from "./endpoint";

/** A slide of the home page's carousel. Answers may name the picture `bannerImageUrl` or `image`. */
export const bannerSchema = v.object({
  _id: v.string(),
  bannerName: looseText,
  /** URL of the landscape picture. */
  image: v.string(),
  bannerImageUrl: v.nullish(v.string()),
  /** URL of the upright crop for phones. */
  portraitImage: v.nullish(v.string()),
  /** Dominant colour of the picture, `#rrggbb`. */
  imageColor: v.nullish(v.string()),
  heading: looseText,
  text: looseText,
  /** Path that the slide leads to. */
  link: v.nullish(v.string()),
  /** The side of the picture that leaves room for text. */
  textSide: v.nullish(v.picklist(["start", "end"])),
});

/** See {@link bannerSchema}. */
export type Banner = v.InferOutput<typeof bannerSchema>;

/** Calls for banners. */
export const bannerCalls = {
  list: {
    method: "GET",
    path: "/home-page-banner/",
    auth: "none",
    response: v.array(bannerSchema),
  },
  read: {
    method: "GET",
    path: "/home-page-banner/{id}",
    auth: "none",
    response: bannerSchema,
  },
} as const satisfies Record<string, Call>;
