import {
  type Cart,
  type CartAddInput,
  type CartLineKey,
  cartClient,
  type StoreApi,
  type UnmergedLine,
} from "@taanka/api-client";
import {
  MAX_GUEST_LINES,
  MAX_LINE_QUANTITY,
  unmergedLineSchema,
} from "@taanka/api-client/contract";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import * as v from "valibot";
import { noColor } from "../product/colors";
import { apiOf } from "../queries/api";
import { staleTimes } from "../queries/queryClient";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";
import { sessionStorageItem, useStorageItem } from "../storage/browserStorage";
import { type GuestLine, isGuestLine, guestCartLines as list } from "./guestLines";

/** The lines that are kept on this device for whoever has not signed in; none on the server. */
export const useGuestLines = list.useLines;

const leftOut = sessionStorageItem("taanka.leftOut", v.array(unmergedLineSchema), []);

function noteLeftOut(lines: readonly UnmergedLine[]): void {
  if (lines.length === 0) return;
  const skus = new Set(lines.map(({ skuId }) => skuId));
  leftOut.write([...leftOut.read().filter(({ skuId }) => !skus.has(skuId)), ...lines]);
}

/** What could not be taken over, until it was read. */
export const useLeftOut = (): readonly UnmergedLine[] => useStorageItem(leftOut);

export const forgetLeftOut = (): void => leftOut.write(leftOut.fallback);

/** Begins the keys of what the shop says of lines that the device keeps. */
const offers = "guest-offers";

/** Today's facts of lines that the device keeps. What the shop does not have any more leaves it. */
const offersQuery = (
  name: string,
  lines: readonly GuestLine[],
  forget: (missing: GuestLine[]) => void,
): StoreQuery<Cart> =>
  storeQuery({
    queryKey: [offers, name, lines.map(({ skuId }) => skuId)],
    staleTime: staleTimes.listing,
    refetchOnWindowFocus: true,
    queryFn: async ({ client, signal }): Promise<Cart> => {
      const cart = await apiOf(client)(cartClient).preview({ lines: [...lines] }, { signal });
      const missing = lines.filter((line) =>
        cart.items?.every(({ skuId }) => skuId !== line.skuId),
      );
      if (missing.length > 0) forget(missing);
      return cart;
    },
  });

function dropMissing(missing: GuestLine[]): void {
  noteLeftOut(
    missing.map(({ itemId, skuId, quantity }) => ({
      ...{ itemId, skuId, name: "", reason: "missing" as const },
      ...{ wanted: quantity, held: 0 },
    })),
  );
  list.drop(missing);
}

function withQuantity({ items }: Cart, { skuId, quantity }: GuestLine) {
  const line = items?.find((entry) => entry.skuId === skuId);
  return line ? [{ ...line, quantity }] : [];
}

/** What is known of lines that came from the device's other list, so that nobody waits for it. */
function knownOffers(queryClient: QueryClient, lines: readonly GuestLine[]): Cart | undefined {
  const known = queryClient
    .getQueriesData<Cart>({ queryKey: [offers] })
    .flatMap(([, cart]) => cart?.items ?? []);
  const isKnown = (line: GuestLine) => known.some(({ skuId }) => skuId === line.skuId);
  return lines.every(isKnown) ? { items: known } : undefined;
}

/** Lines of the device as the API would give them. */
export function useOffers(
  name: string,
  lines: readonly GuestLine[],
  wanted: boolean,
  forget: (missing: GuestLine[]) => void,
) {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...offersQuery(name, lines, forget),
    enabled: wanted && lines.length > 0,
    placeholderData: (before) => knownOffers(queryClient, lines) ?? before,
  });
  const { data: known, error, refetch, isFetching } = query;
  const data = useMemo((): Cart | undefined => {
    if (lines.length === 0) return { items: [] };
    return known && { items: lines.flatMap((line) => withQuantity(known, line)) };
  }, [lines, known]);
  const isPending = !data && !error;
  return { data, error, refetch, isPending, isFetching, isLoading: isPending && isFetching };
}

/** The cart of a visitor, as `useCart` gives that of somebody signed in. */
export const useGuestCart = (wanted: boolean) =>
  useOffers("guest-cart", useGuestLines(), wanted, dropMissing);

/** The device keeps as many lines as it may. */
export class GuestCartFull extends Error {
  override readonly name = "GuestCartFull";
  readonly code = "guest_cart_full";
}

/** The shop has fewer pieces of a product than the cart would hold. */
export class TooManyOfOne extends Error {
  override readonly name = "TooManyOfOne";
  readonly code = "too_many_of_one";

  /**
   * @param product its name
   * @param most pieces that one order can have of it
   */
  constructor(
    readonly product: string,
    readonly most: number,
  ) {
    super();
  }
}

export const findGuestLine = list.find;

/**
 * Puts pieces into the cart of this device, on top of what is there.
 *
 * @param partly takes as many as can be had, and refuses only where that is none
 * @returns how many were put in
 * @throws GuestCartFull, TooManyOfOne, Error where the product is gone
 */
export async function putAsGuest(
  api: StoreApi,
  line: GuestLine,
  { partly }: { partly: boolean },
): Promise<number> {
  const { skuId } = line;
  if (!list.find(skuId) && list.read().length >= MAX_GUEST_LINES) throw new GuestCartFull();
  const { items } = await api(cartClient).preview({ lines: [line] });
  const offer = items?.[0];
  if (!offer) throw new Error("");
  const held = list.find(skuId)?.quantity ?? 0;
  const most = Math.min(offer.maxQuantity ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);
  const added = partly ? Math.min(line.quantity, Math.max(most - held, 1)) : line.quantity;
  if (held + added > most) throw new TooManyOfOne(offer.itemId.name, most);
  list.put({ ...line, quantity: held + added });
  return added;
}

/**
 * Adds pieces to the cart of this device, as far as the shop has them.
 * @throws GuestCartFull, TooManyOfOne
 */
export async function addAsGuest(
  api: StoreApi,
  { itemId, skuId, size, color = noColor, quantity = 1 }: CartAddInput,
): Promise<void> {
  await putAsGuest(api, { itemId, skuId, size, color, quantity }, { partly: false });
}

export async function removeAsGuest(line: CartLineKey): Promise<void> {
  list.drop([line]);
}

/** Changes a line of this device by one piece. */
export async function changeAsGuest({
  skuId,
  action,
}: CartLineKey & { action: "increase" | "decrease" }): Promise<void> {
  const by = action === "increase" ? 1 : -1;
  const changed = list
    .readAgain()
    .map((line) => (line.skuId === skuId ? { ...line, quantity: line.quantity + by } : line));
  list.write(changed.filter(isGuestLine));
}

/** One tab after the other, where the browser can do that. */
export const withTabLock = (work: () => Promise<void>): Promise<void> =>
  "locks" in navigator
    ? navigator.locks
        .request("taanka.guestCart", { signal: AbortSignal.timeout(5000) }, work)
        // A frozen tab may hold the lock for ever: the work is left to whoever looks next.
        .catch(() => undefined)
    : work();

/**
 * Puts what was chosen before signing in into the account's cart. On a failure the lines stay on the
 * device, and whoever reads the cart next tries again; sent twice, they act once.
 */
export async function takeOverGuestCart(api: StoreApi): Promise<void> {
  if (list.read().length === 0) return;
  await withTabLock(async () => {
    const lines = list.readAgain();
    if (lines.length === 0) return;
    try {
      const { unmerged } = await api(cartClient).merge({ lines });
      noteLeftOut(unmerged);
      list.drop(lines);
    } catch {
      // The cart's page says that they are still here.
    }
  });
}
