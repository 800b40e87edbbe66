import { type ItemDetail, type ItemRead, itemsClient } from "@taanka/api-client";
import type { QueryClient } from "@tanstack/react-query";
import { apiOf } from "../queries/api";
import { staleTimes } from "../queries/queryClient";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";
import { type Card, discountOf, usualColor } from "./card";
import { type HeaderCategory, navigationQuery } from "./categories";
import { type ListingPage, listings } from "./listing";

/** One product. */
export const itemQuery = (id: string): StoreQuery<ItemRead> =>
  storeQuery({
    queryKey: ["item", id],
    staleTime: staleTimes.listing,
    queryFn: ({ client, signal }): Promise<ItemRead> =>
      apiOf(client)(itemsClient).read(id, { signal }),
  });

/** The colours of a product with pictures and sizes. */
export const itemDetailsQuery = (id: string): StoreQuery<ItemDetail[]> =>
  storeQuery({
    queryKey: ["item-details", id],
    staleTime: staleTimes.listing,
    queryFn: ({ client, signal }): Promise<ItemDetail[]> =>
      apiOf(client)(itemsClient).details(id, { signal }),
  });

/** A product as far as its card tells it. */
const toItem = (card: Card, categories: readonly HeaderCategory[]): ItemRead => {
  const category = categories.find(({ name }) => name === card.category);
  const subcategory = category?.subcategories.find(({ name }) => name === card.subcategory);
  return {
    _id: card.id,
    name: card.name,
    image: card.image ?? "",
    images: [card.image, card.secondImage].filter((url) => url !== undefined),
    imageColor: card.tint ?? null,
    MRP: card.mrp,
    discountedPrice: card.price,
    discountPercentage: discountOf(card),
    categoryId: category && { _id: category.id, name: category.name },
    subCategoryId: subcategory && { _id: subcategory.id, name: subcategory.name },
    userAverageRating: card.rating ?? null,
    reviewCount: 0,
    filters: [],
    defaultColor: usualColor(card) ?? null,
    isItemDetail: card.colors !== undefined,
    colors: (card.colors ?? []).map(([color, hexCode]) => ({ color, hexCode })),
    description: "",
    details: [],
    returnPolicy: "",
  };
};

/**
 * What a list of this visit has shown of a product: its page begins with that.
 *
 * @param color it is opened in; a card that showed it in that one goes first
 */
export function listedItem(
  client: QueryClient,
  id: string,
  color?: string | undefined,
): ItemRead | undefined {
  const lists = client.getQueriesData<ListingPage>({ queryKey: listings });
  const cards = lists.flatMap(([, list]) => list?.cards ?? []).filter((known) => known.id === id);
  const card = cards.find((known) => known.shownColor === color) ?? cards[0];
  return card && toItem(card, client.getQueryData(navigationQuery().queryKey) ?? []);
}
