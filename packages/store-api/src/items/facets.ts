import type { ActiveFilter } from "@taanka/api-client/contract";

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
  return key.toLowerCase().replace(/[\s_-]/g, "");
}

function normaliseValue(value: string): string {
  return value.trim().toLowerCase();
}

/** Finds the number that stands for a filter's value in the listing table. */
export class FacetDictionary {
  readonly #ids = new Map<string, Map<string, number>>();

  constructor(rows: readonly { id: number; key: string; value: string }[]) {
    for (const { id, key, value } of rows) {
      const values = this.#ids.get(normaliseKey(key)) ?? new Map<string, number>();
      values.set(normaliseValue(value), id);
      this.#ids.set(normaliseKey(key), values);
    }
  }

  /** The facet's id, or undefined when no product has it. */
  find(key: string, value: string): number | undefined {
    return this.#ids.get(normaliseKey(key))?.get(normaliseValue(value));
  }

  /** A condition that any of the values fulfils. */
  group(key: string, values: readonly string[]): FacetGroup {
    const ids = values.map((value) => this.find(key, value)).filter((id) => id !== undefined);
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
