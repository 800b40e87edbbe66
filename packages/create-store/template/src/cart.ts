import type { GuestCartInput } from "@taanka/api-client";
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
    return Array.isArray(found) ? found.filter(isLine) : [];
  } catch {
    return [];
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
  const quantity = Math.min(most, (same?.quantity ?? 0) + line.quantity);
  keep([...lines.filter(({ skuId }) => skuId !== line.skuId), { ...line, quantity }]);
}

export const setQuantity = (skuId: string, quantity: number) =>
  keep(lines.map((line) => (line.skuId === skuId ? { ...line, quantity } : line)));

export const removeLine = (skuId: string) => keep(lines.filter((line) => line.skuId !== skuId));
