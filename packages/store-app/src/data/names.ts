import { queryOptions } from "@tanstack/react-query";
import { api } from "./api";
import type { ListingKind } from "./items";
import { freshness } from "./queryClient";

/** Heading and line below it of a listing. */
export interface ListingTitle {
  title: string;
  subtitle: string;
}

/** Of a listing of everything, and of any while its own is not known. */
export const usualTitle: ListingTitle = {
  title: "All Products",
  subtitle: "Discover our collection",
};

async function readTitle(of: ListingKind, signal: AbortSignal): Promise<ListingTitle> {
  const client = await api();
  switch (of.kind) {
    case "category": {
      const { name, description } = await client.categories.read(of.id, { signal });
      return { title: name, subtitle: description || "Browse our collection" };
    }
    case "subcategory": {
      const { name, description } = await client.subcategories.read(of.id, { signal });
      return { title: name, subtitle: description || "Browse our collection" };
    }
    case "brand": {
      const { name } = await client.brands.read(of.id, { signal });
      return { title: name, subtitle: `Products from ${name}` };
    }
    case "campaign": {
      const { name, description } = await client.campaigns.read(of.id, { signal });
      return { title: name || "Campaign", subtitle: description || "Special offers" };
    }
    case "section": {
      const { title, subtitle } = await client.sections.read(of.id, { signal });
      return { title: title || of.id, subtitle: subtitle || "Discover our collection" };
    }
    case "search":
      return {
        title: `Search Results for "${of.query}"`,
        subtitle: "Find what you're looking for",
      };
    default:
      return usualTitle;
  }
}

/** The title of a listing; 404 when what it names does not exist. */
export const listingTitleQuery = (of: ListingKind) =>
  queryOptions({
    queryKey: ["listing-title", of],
    staleTime: freshness.catalogue,
    queryFn: ({ signal }) => readTitle(of, signal),
  });
