import { itemsClient } from "@taanka/api-client";

import * as v from "valibot";
import { apiOf } from "../queries/api";
import { staleTimes } from "../queries/queryClient";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";
import { browsingHistoryKeys, localStorageItem } from "../storage/browserStorage";
import { type Card, toCard } from "./card";
import { type ListingPage, listings } from "./listing";

/** Most products that are remembered. */
const capacity = 12;

/** Ids only: names and prices are asked for, so that no old price is shown. */
const storedIds = localStorageItem(
  browsingHistoryKeys.viewed,
  v.pipe(v.array(v.string()), v.maxLength(capacity)),
  [],
);

/** Puts a product in front of those that were looked at. */
export function noteViewed(id: string): void {
  storedIds.write(
    [id, ...storedIds.readAgain().filter((other) => other !== id)].slice(0, capacity),
  );
}

/**
 * The products that were looked at in this browser, the last first.
 * @param except the one on the page
 */
export const recentlyViewed = (except: string): string[] =>
  storedIds.readAgain().filter((id) => id !== except);

/** These products, in this order; what the shop has no more is left out. */
export const recentQuery = (ids: readonly string[]): StoreQuery<ListingPage> =>
  storeQuery({
    queryKey: [...listings, "recent", ids],
    staleTime: staleTimes.listing,
    queryFn: async ({ client, signal }): Promise<ListingPage> => {
      const { items } = await apiOf(client)(itemsClient).list(
        { specificItems: [...ids], limit: ids.length },
        { signal },
      );
      const place = ({ id }: Card) => ids.indexOf(id);
      const cards = items
        .map(toCard)
        .filter((card) => place(card) >= 0)
        .sort((a, b) => place(a) - place(b));
      return { cards, total: cards.length };
    },
  });
