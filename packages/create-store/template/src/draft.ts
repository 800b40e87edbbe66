import type { AddressValues } from "@taanka/ui";
import shop from "./shop.json";

const key = `${shop.id}-address`;

/** An address that somebody is writing: a tab keeps it over a reload, which another language is too. */
export function readDraft(): Partial<AddressValues> | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const texts = Object.entries(Object(found)).filter(([, value]) => typeof value === "string");
    return texts.length > 0 ? Object.fromEntries(texts) : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(values: AddressValues) {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Where nothing may be stored it lasts as long as the page.
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
