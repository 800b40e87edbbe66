import { type GuestCartInput, MAX_GUEST_LINES } from "@taanka/api-client";
import { useSyncExternalStore } from "react";
import shop from "./shop.json";

export type Line = GuestCartInput["lines"][number];

const key = `${shop.id}-cart`;
const most = 10;
const listeners = new Set<() => void>();

/** What is stored may be of another version, or of another program at this address. */
function isLine(value: unknown): value is Line {
  const line: Record<string, unknown> = Object(value);
  const texts = [line.itemId, line.skuId, line.size, line.color ?? "default"];
  return (
    texts.every((text) => typeof text === "string" && text !== "") &&
    Number.isInteger(line.quantity) &&
    Number(line.quantity) >= 1 &&
    Number(line.quantity) <= most
  );
}

function stored(): Line[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter(isLine).slice(0, MAX_GUEST_LINES) : [];
  } catch {
    return [];
  }
}

let lines = stored();
// Where nothing may be stored the cart lasts as long as the page.
let refused = false;

function show(next: Line[]) {
  lines = next;
  for (const listener of listeners) listener();
}

/** Other tabs change the cart too: a change is made of what is stored now. */
function change(by: (now: Line[]) => Line[]) {
  const next = by(refused ? lines : stored());
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    refused = true;
  }
  show(next);
}

// No key: everything that was stored is gone.
addEventListener("storage", (event) => {
  if (event.key === key || event.key === null) show(stored());
});

// A page that Back shows as it was left has missed what other tabs did.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && !refused) show(stored());
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The visitor's cart, kept on the device: what it costs says the API (`cart.preview`). */
export const useLines = () => useSyncExternalStore(subscribe, () => lines);

/** The cart as it is now, for what runs outside of a render. */
export const currentLines = (): readonly Line[] => lines;

/**
 * Puts pieces into the cart, as many as can be had.
 *
 * @param stock how many there are, where the API tells
 * @returns `most` where the cart holds all of them already, `full` where it takes no further line
 */
export function addLine(line: Line, stock?: number | null): "added" | "most" | "full" {
  let outcome: "added" | "most" | "full" = "added";
  change((now) => {
    const same = now.find(({ skuId }) => skuId === line.skuId);
    const held = same?.quantity ?? 0;
    const quantity = Math.min(most, stock ?? most, held + line.quantity);
    if (quantity <= held) outcome = "most";
    else if (!same && now.length >= MAX_GUEST_LINES) outcome = "full";
    if (outcome !== "added") return now;
    return same
      ? now.map((one) => (one === same ? { ...one, quantity } : one))
      : [...now, { ...line, quantity }];
  });
  return outcome;
}

export const setQuantity = (skuId: string, quantity: number) =>
  change((now) => now.map((line) => (line.skuId === skuId ? { ...line, quantity } : line)));

export const removeLine = (skuId: string) =>
  change((now) => now.filter((line) => line.skuId !== skuId));

/** Puts a line that was taken out back where it stood. */
export const putBack = (line: Line, place: number) =>
  change((now) =>
    now.some(({ skuId }) => skuId === line.skuId)
      ? now
      : [...now.slice(0, place), line, ...now.slice(place)],
  );
