import type { CartLineKey, MovedLine } from "@taanka/api-client";
import { MAX_GUEST_LINES, MAX_LINE_QUANTITY } from "@taanka/api-client/contract";
import { useSyncExternalStore } from "react";
import { api } from "./api";
import {
  addAsGuest,
  findGuestLine,
  GuestCartFull,
  type GuestLine,
  guestLinesSchema,
  oneTabAfterAnother,
  removeAsGuest,
  useOffers,
} from "./guestCart";
import { browserMemory } from "./tabMemory";

const nothing: GuestLine[] = [];
const memory = browserMemory("taanka.guestSaved.1", guestLinesSchema, nothing);

function drop(lines: readonly Pick<GuestLine, "skuId">[]): void {
  const skus = new Set(lines.map(({ skuId }) => skuId));
  memory.write(memory.readAgain().filter(({ skuId }) => !skus.has(skuId)));
}

const find = (sku: string) => memory.readAgain().find(({ skuId }) => skuId === sku);

/** What a visitor has saved for later on this device. */
export function useGuestSaved(wanted: boolean) {
  const lines = useSyncExternalStore(memory.subscribe, memory.read, () => nothing);
  return useOffers("guest-saved", lines, wanted, drop);
}

/**
 * Moves a line of this device's cart to what is saved on it.
 * @throws GuestCartFull
 */
export async function saveAsGuest({ skuId }: CartLineKey): Promise<void> {
  const line = findGuestLine(skuId);
  if (!line) return;
  const saved = find(skuId);
  if (!saved && memory.read().length >= MAX_GUEST_LINES) throw new GuestCartFull();
  const quantity = Math.min((saved?.quantity ?? 0) + line.quantity, MAX_LINE_QUANTITY);
  const others = memory.read().filter((other) => other.skuId !== skuId);
  memory.write([{ ...line, quantity }, ...others]);
  await removeAsGuest(line);
}

/**
 * Moves a line back into this device's cart, as many of its pieces as can be had.
 *
 * @param mostOfOne says how many pieces of a product there can be at most
 * @throws Error where none can be had, GuestCartFull
 */
export async function moveAsGuest(
  { skuId }: CartLineKey,
  mostOfOne: (product: string, most: number) => string,
): Promise<MovedLine> {
  const line = find(skuId);
  if (!line) return { wanted: 0, moved: 0 };
  const { items } = await api().cart.preview({ lines: [line] });
  const most = items?.[0]?.maxQuantity ?? MAX_LINE_QUANTITY;
  const room = most - (findGuestLine(skuId)?.quantity ?? 0);
  const moved = Math.min(line.quantity, Math.max(room, 1));
  await addAsGuest({ ...line, quantity: moved }, mostOfOne);
  drop([line]);
  return { wanted: line.quantity, moved };
}

export async function removeSavedAsGuest(line: CartLineKey): Promise<void> {
  drop([line]);
}

/** Puts what was saved before signing in to what the account has saved; it may be sent twice. */
export async function takeOverGuestSaved(): Promise<void> {
  if (memory.read().length === 0) return;
  await oneTabAfterAnother(async () => {
    const lines = memory.readAgain();
    if (lines.length === 0) return;
    try {
      await api().cart.mergeSaved({ lines });
      drop(lines);
    } catch {
      // They stay on the device; whoever looks next tries again.
    }
  });
}
