import type { Banner, Section } from "@taanka/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./api";
import { keys } from "./keys";
import { freshness } from "./queryClient";

/** What the home page shows of a banner, and no more: it travels in the document. */
export interface ShownBanner
  extends Pick<Banner, "_id" | "image" | "portraitImage" | "imageColor" | "text" | "link"> {
  heading: string;
  /** Side of the picture that has room for words, where it is not the start. */
  textSide?: "end";
}

function shown({ bannerName, heading, textSide, ...rest }: Banner): ShownBanner {
  const { _id, image, portraitImage, imageColor, text, link } = rest;
  return {
    ...{ _id, image, portraitImage, imageColor, text, link },
    heading: heading || bannerName,
    ...(textSide === "end" && { textSide }),
  };
}

/** The home page's banners. */
export const bannersQuery = () =>
  queryOptions({
    queryKey: keys.banners,
    staleTime: freshness.catalogue,
    queryFn: async ({ signal }): Promise<ShownBanner[]> =>
      (await (await api()).banners.list({ signal })).map(shown),
  });

/** The home page's curated sections, without their products. */
export const sectionsQuery = () =>
  queryOptions({
    queryKey: keys.sections,
    meta: { stayOnServer: true },
    staleTime: freshness.catalogue,
    queryFn: async ({ signal }): Promise<Section[]> => (await api()).sections.list({ signal }),
  });
