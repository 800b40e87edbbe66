import { type ActiveFilter, cleanText } from "@taanka/api-client/contract";

/** Facet keys that place a product, not offered as filters. */
export const PLACE_KEYS = {
  category: "@category",
  subcategory: "@subcategory",
  brand: "@brand",
  campaign: "@campaign",
} as const;

/** One condition of a listing: a product must have at least one of the facets. */
export interface FacetGroup {
  /** Normalised key. */
  key: string;
  /** Facet ids; none of them known means that nothing matches. */
  ids: number[];
}

/** `Price Range`, `priceRange` and `PriceRange` are the same filter. */
export function normaliseKey(key: string): string {
  return cleanText(key)
    .toLowerCase()
    .replace(/[\s_-]/g, "");
}

/** `Silk`, `silk` and `SILK ` are the same value, and `Café` in each of its forms. */
export function normaliseValue(value: string): string {
  return cleanText(value).trim().toLowerCase();
}

const none: readonly number[] = [];

/**
 * Finds the numbers that stand for a filter's value in the listing table: one for each spelling that
 * products have of it.
 */
export class FacetDictionary {
  readonly #ids = new Map<string, Map<string, number[]>>();

  constructor(rows: readonly { id: number; key: string; value: string }[]) {
    for (const { id, key, value } of rows) {
      const values = this.#ids.get(normaliseKey(key)) ?? new Map<string, number[]>();
      const name = normaliseValue(value);
      values.set(name, [...(values.get(name) ?? []), id]);
      this.#ids.set(normaliseKey(key), values);
    }
  }

  /** The value's facets; none where no product ever had it. */
  find(key: string, value: string): readonly number[] {
    return this.#ids.get(normaliseKey(key))?.get(normaliseValue(value)) ?? none;
  }

  /** A condition that any of the values fulfils. */
  group(key: string, values: readonly string[]): FacetGroup {
    const ids = values.flatMap((value) => this.find(key, value));
    return { key: normaliseKey(key), ids: [...new Set(ids)] };
  }

  /** The conditions of chosen filters; the same key given twice counts as one choice. */
  filterGroups(filters: readonly ActiveFilter[]): FacetGroup[] {
    const byKey = new Map<string, string[]>();
    for (const { key, value } of filters) {
      const values = Array.isArray(value) ? value : [value];
      if (values.length === 0) continue;
      const name = normaliseKey(key);
      byKey.set(name, [...(byKey.get(name) ?? []), ...values]);
    }
    return [...byKey].map(([key, values]) => this.group(key, values));
  }
}
