import type { CartLine } from "@taanka/api-client";
import { useState } from "react";
import { putBack, removeLine } from "./cart";

/** A line of the cart's page: one that is in the cart, or was a moment ago. */
interface Row {
  offer: CartLine;
  isTaken: boolean;
}

/** The cart's lines with those that were taken out on this page, each where it stood, until it is left. */
export function useRows(offers: readonly CartLine[]) {
  const [taken, setTaken] = useState<readonly { offer: CartLine; place: number }[]>([]);
  const rows: Row[] = offers.map((offer) => ({ offer, isTaken: false }));
  for (const { offer, place } of taken) {
    const isBack = offers.some(({ skuId }) => skuId === offer.skuId);
    if (!isBack) rows.splice(place, 0, { offer, isTaken: true });
  }
  const without = (skuId: string) => taken.filter(({ offer }) => offer.skuId !== skuId);
  return {
    rows,
    take: (offer: CartLine) => {
      const place = rows.findIndex((row) => row.offer === offer);
      const next = [...without(offer.skuId), { offer, place }];
      // In the order of the page, so that each finds its place among those above it.
      setTaken(next.sort((one, other) => one.place - other.place));
      removeLine(offer.skuId);
    },
    undo: (offer: CartLine) => {
      const above = rows.slice(
        0,
        rows.findIndex((row) => row.offer === offer),
      );
      const { itemId, skuId, size, color, quantity } = offer;
      const line = { itemId: itemId._id, skuId, size, color: color ?? undefined, quantity };
      putBack(line, above.filter(({ isTaken }) => !isTaken).length);
      setTaken(without(skuId));
    },
  };
}
