import type { ItemDetail, ItemRead } from "@taanka/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./api";
import { freshness } from "./queryClient";

/** One product. */
export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: ["item", id],
    staleTime: freshness.listing,
    queryFn: ({ signal }): Promise<ItemRead> => api().items.read(id, { signal }),
  });

/** The colours of a product with pictures and sizes. */
export const itemDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: ["item-details", id],
    staleTime: freshness.listing,
    queryFn: ({ signal }): Promise<ItemDetail[]> => api().items.details(id, { signal }),
  });
