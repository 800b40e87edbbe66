import {
  brandsClient,
  campaignsClient,
  categoriesClient,
  sectionsClient,
  subcategoriesClient,
} from "@taanka/api-client";
import { apiOf, type ListingKind, staleTimes } from "@taanka/store";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Texts } from "../texts";

/** Heading and line below it of a listing, as far as the API has words for them. */
export interface ListingTitle {
  title?: string | undefined;
  subtitle?: string | undefined;
}

async function readTitle(
  client: QueryClient,
  of: ListingKind,
  signal: AbortSignal,
): Promise<ListingTitle> {
  switch (of.kind) {
    case "category": {
      const { name, description } = await apiOf(client)(categoriesClient).read(of.id, { signal });
      return { title: name, subtitle: description };
    }
    case "subcategory": {
      const { name, description } = await apiOf(client)(subcategoriesClient).read(of.id, {
        signal,
      });
      return { title: name, subtitle: description };
    }
    case "brand":
      return { title: (await apiOf(client)(brandsClient).read(of.id, { signal })).name };
    case "campaign": {
      const { name, description } = await apiOf(client)(campaignsClient).read(of.id, { signal });
      return { title: name, subtitle: description };
    }
    case "section": {
      const { title, subtitle } = await apiOf(client)(sectionsClient).read(of.id, { signal });
      return { title, subtitle };
    }
    default:
      return {};
  }
}

/** The title of a listing; 404 when what it names does not exist. */
export const listingTitleQuery = (of: ListingKind) =>
  queryOptions({
    queryKey: ["listing-title", of],
    staleTime: staleTimes.catalogue,
    queryFn: ({ client, signal }) => readTitle(client, of, signal),
  });

/**
 * What a listing is called: the API's words, else what the shop itself knows, else the
 * specification's for its kind. A name that is late or fails is never another listing's.
 *
 * @param known what the shop's menus and configuration call it
 */
export function listingTitle(
  of: ListingKind,
  told: ListingTitle,
  { listing, catalogue }: Texts,
  known?: string,
): { title: string; subtitle: string } {
  const title = told.title && catalogue(told.title);
  const subtitle = told.subtitle && catalogue(told.subtitle);
  const name = title || (known && catalogue(known)) || listing.unnamed;
  switch (of.kind) {
    case "category":
    case "subcategory":
      return { title: name, subtitle: subtitle || listing.browse };
    case "brand":
      return { title: name, subtitle: title ? listing.fromBrand(title) : listing.browse };
    case "campaign":
      return { title: title || listing.campaign, subtitle: subtitle || listing.offers };
    case "section":
      return { title: name, subtitle: subtitle || listing.subtitle };
    case "search":
      return { title: listing.results(of.query), subtitle: listing.resultsHint };
    default:
      return { title: listing.title, subtitle: listing.subtitle };
  }
}
