import type { Banner, Section } from "@taanka/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./api";
import { keys } from "./keys";
import { freshness } from "./queryClient";

/** The home page's banners. */
export const bannersQuery = () =>
  queryOptions({
    queryKey: keys.banners,
    staleTime: freshness.catalogue,
    queryFn: async ({ signal }): Promise<Banner[]> => (await api()).banners.list({ signal }),
  });

/** The home page's curated sections, without their products. */
export const sectionsQuery = () =>
  queryOptions({
    queryKey: keys.sections,
    staleTime: freshness.catalogue,
    queryFn: async ({ signal }): Promise<Section[]> => (await api()).sections.list({ signal }),
  });
