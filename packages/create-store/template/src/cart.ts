import type { GuestCartInput } from "@taanka/api-client";
import { useSyncExternalStore } from "react";

export type Line = GuestCartInput["lines"][number];

const key = "cart";
const none: Line[] = [];
const listeners = new Set<() => void>();

function stored(): Line[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]");
  } catch {
    return none;
  }
}

let lines = stored();

function keep(next: Line[]) {
  lines = next;
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Where nothing may be stored the cart lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The visitor's cart, kept on the device: what it costs says the API (`cart.preview`). */
export const useLines = () => useSyncExternalStore(subscribe, () => lines);

export function addLine(line: Line) {
  const same = lines.find(({ skuId }) => skuId === line.skuId);
  const quantity = Math.min(10, (same?.quantity ?? 0) + line.quantity);
  keep([...lines.filter(({ skuId }) => skuId !== line.skuId), { ...line, quantity }]);
}

export const setQuantity = (skuId: string, quantity: number) =>
  keep(lines.map((line) => (line.skuId === skuId ? { ...line, quantity } : line)));

export const removeLine = (skuId: string) => keep(lines.filter((line) => line.skuId !== skuId));
