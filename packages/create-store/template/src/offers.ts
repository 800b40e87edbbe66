import type { CartLine, Cart as StoredCart } from "@taanka/api-client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Line, removeLine, useLines } from "./cart";
import { store } from "./store";

/** Takes lines out of the cart that the shop knows nothing of any more, and tells that there were some. */
function useLostLines(lines: readonly Line[], answer: StoredCart | undefined): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!answer) return;
    const known = new Set(answer.items.map(({ skuId }) => skuId));
    const gone = lines.filter(({ skuId }) => !known.has(skuId));
    for (const { skuId } of gone) removeLine(skuId);
    if (gone.length > 0) setLost(true);
  }, [lines, answer]);
  return lost;
}

/** Begins the keys of all that the API says of a cart. */
export const offersKey = ["cart"];

const isSold = ({ maxQuantity }: CartLine) => maxQuantity !== 0;

/** Whether there are as many as the cart holds. */
const isThere = ({ quantity, maxQuantity }: CartLine) => quantity <= (maxQuantity ?? quantity);

/** A line as the totals need it. */
const priced = ({ itemId: { MRP, discountedPrice }, quantity }: CartLine) => ({
  price: discountedPrice ?? MRP,
  mrp: MRP,
  quantity,
});

/** The visitor's lines with what the API says of them; how many of each says the cart itself, at once. */
export function useOffers() {
  const lines = useLines();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [...offersKey, lines.map(({ skuId }) => skuId)],
    queryFn: ({ signal }) => store.cart.preview({ lines }, { signal }),
    placeholderData: keepPreviousData,
    enabled: lines.length > 0,
  });
  const lost = useLostLines(lines, isPlaceholderData ? undefined : data);
  const offers = lines.flatMap(({ skuId, quantity }) => {
    const offer = data?.items.find((one) => one.skuId === skuId);
    return offer ? [{ ...offer, quantity }] : [];
  });
  const sold = offers.filter(isSold);
  return {
    isEmpty: lines.length === 0,
    offers: data && offers,
    /** What of them can be bought. */
    sold,
    /** Whether the cart can be ordered as it is; else something in it is to be changed first. */
    isSettled: offers.every(isThere),
    prices: sold.map(priced),
    lost,
    isError,
    refetch,
  };
}
