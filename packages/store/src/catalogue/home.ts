import { type Banner, bannersClient, sectionsClient } from "@taanka/api-client";

import { apiOf } from "../queries/api";
import { staleTimes } from "../queries/queryClient";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";
import { listingQuery } from "./listing";

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
export const bannersQuery = (): StoreQuery<ShownBanner[]> =>
  storeQuery({
    queryKey: ["banners"],
    staleTime: staleTimes.catalogue,
    queryFn: async ({ client, signal }): Promise<ShownBanner[]> =>
      (await apiOf(client)(bannersClient).list({ signal })).map(shown),
  });

/** A curated section's words. */
export interface ShownSection {
  sectionName: string;
  title?: string | undefined;
  subtitle?: string | undefined;
  /** Name of the campaign that it is part of now. */
  campaign?: string | undefined;
}

/** The home page's curated sections, without their products. */
export const sectionsQuery = (): StoreQuery<ShownSection[]> =>
  storeQuery({
    queryKey: ["sections"],
    staleTime: staleTimes.catalogue,
    queryFn: async ({ client, signal }): Promise<ShownSection[]> =>
      (await apiOf(client)(sectionsClient).list({ signal })).map(
        ({ sectionName, title, subtitle, campaign }) => ({
          sectionName,
          title: title || undefined,
          subtitle: subtitle || undefined,
          campaign: (campaign?.isActive && campaign.name) || undefined,
        }),
      ),
  });

/** The first products of a section. */
export const sectionCardsQuery = (name: string, limit: number) =>
  listingQuery({ of: { kind: "section", id: name }, limit });
