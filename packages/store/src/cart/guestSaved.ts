import { type CartLineKey, type MovedLine, type StoreApi, savedClient } from "@taanka/api-client";
import { MAX_GUEST_LINES, MAX_LINE_QUANTITY } from "@taanka/api-client/contract";
import {
  findGuestLine,
  GuestCartFull,
  putAsGuest,
  removeAsGuest,
  useOffers,
  withTabLock,
} from "./guestCart";
import { guestSavedLines as list } from "./guestLines";

/** What a visitor has saved for later on this device. */
export const useGuestSaved = (wanted: boolean) =>
  useOffers("guest-saved", list.useLines(), wanted, list.drop);

/**
 * Moves a line of this device's cart to what is saved on it.
 * @throws GuestCartFull
 */
export async function saveAsGuest({ skuId }: CartLineKey): Promise<void> {
  const line = findGuestLine(skuId);
  if (!line) return;
  const saved = list.find(skuId);
  if (!saved && list.read().length >= MAX_GUEST_LINES) throw new GuestCartFull();
  const quantity = Math.min((saved?.quantity ?? 0) + line.quantity, MAX_LINE_QUANTITY);
  const others = list.read().filter((other) => other.skuId !== skuId);
  list.write([{ ...line, quantity }, ...others]);
  await removeAsGuest(line);
}

/**
 * Moves a line back into this device's cart, as many of its pieces as can be had.
 * @throws TooManyOfOne where none can be had, GuestCartFull
 */
export async function moveAsGuest(api: StoreApi, { skuId }: CartLineKey): Promise<MovedLine> {
  const line = list.find(skuId);
  if (!line) return { wanted: 0, moved: 0 };
  const moved = await putAsGuest(api, line, { partly: true });
  list.drop([line]);
  return { wanted: line.quantity, moved };
}

export async function removeSavedAsGuest(line: CartLineKey): Promise<void> {
  list.drop([line]);
}

/** Puts what was saved before signing in to what the account has saved; it may be sent twice. */
export async function takeOverGuestSaved(api: StoreApi): Promise<void> {
  if (list.read().length === 0) return;
  await withTabLock(async () => {
    const lines = list.readAgain();
    if (lines.length === 0) return;
    try {
      await api(savedClient).merge({ lines });
      list.drop(lines);
    } catch {
      // They stay on the device; whoever looks next tries again.
    }
  });
}
