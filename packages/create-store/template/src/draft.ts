import type { AddressValues } from "@taanka/ui";
import { personNow } from "./session";
import shop from "./shop.json";

const key = `${shop.id}-address`;

/**
 * An address that somebody is writing: a tab keeps it over a reload, which another language is too. It is
 * nothing to the next person, who may have signed in while the tab showed another page.
 */
export function readDraft(): Partial<AddressValues> | undefined {
  try {
    const { person, values } = Object(JSON.parse(sessionStorage.getItem(key) ?? "null"));
    if (person !== personNow()) return undefined;
    const texts = Object.entries(Object(values)).filter(([, value]) => typeof value === "string");
    return texts.length > 0 ? Object.fromEntries(texts) : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(values: AddressValues) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ person: personNow(), values }));
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
