import { allBits, type Bits, countBits, intersect, noBits, unite } from "./bits.js";
import type { FacetGroup } from "./facets.js";
import type { Postings } from "./postings.js";

/** The products that a listing shows, and those its filters would show one step away. */
export class Selection {
  readonly #size: number;
  readonly #facets: Postings;
  readonly #filters: { key: string; bits: Bits }[];
  readonly #within: Bits;
  /** Products that fulfil everything. */
  readonly matching: Bits;
  readonly total: number;
  readonly #counters = new Map<string | undefined, (facet: number) => number>();

  /**
   * @param filters - conditions a shopper chose; each is lifted for the counts of its own key
   * @param places - conditions that always hold (category, brand …)
   * @param only - products to which the listing is limited; undefined does not limit it
   */
  constructor(
    facets: Postings,
    size: number,
    filters: readonly FacetGroup[],
    places: readonly FacetGroup[],
    only: Bits | undefined,
  ) {
    this.#size = size;
    this.#facets = facets;
    this.#within = only ? only.slice() : allBits(size);
    for (const place of places) intersect(this.#within, this.#anyOf(place));
    this.#filters = filters.map((filter) => ({ key: filter.key, bits: this.#anyOf(filter) }));
    this.matching = this.#allBut(undefined);
    this.total = countBits(this.matching);
  }

  /**
   * How many products the listing would have with this value of a filter, if the filter's other
   * values were not chosen.
   */
  count(key: string, facet: number): number {
    const chosen = this.#filters.some((filter) => filter.key === key);
    const lifted = chosen ? key : undefined;
    const known = this.#counters.get(lifted);
    if (known) return known(facet);
    const counter = this.#facets.counter(chosen ? this.#allBut(key) : this.matching);
    this.#counters.set(lifted, counter);
    return counter(facet);
  }

  #allBut(key: string | undefined): Bits {
    const bits = this.#within.slice();
    for (const filter of this.#filters) if (filter.key !== key) intersect(bits, filter.bits);
    return bits;
  }

  #anyOf(group: FacetGroup): Bits {
    const bits = noBits(this.#size);
    for (const facet of group.ids) this.#facets.addTo(bits, facet);
    return bits;
  }
}

/** The rows of any of several features. */
export function rowsWithAny(postings: Postings, size: number, features: readonly number[]): Bits {
  const bits = noBits(size);
  for (const feature of features) postings.addTo(bits, feature);
  return bits;
}

/**
 * The rows that have all of several alternatives, or where there are none, those with any.
 *
 * @param alternatives - for each word of a search, the features that it may mean
 */
export function searchRows(
  postings: Postings,
  size: number,
  alternatives: readonly (readonly number[])[],
): Bits {
  if (alternatives.length === 0) return noBits(size);
  const sets = alternatives.map((features) => rowsWithAny(postings, size, features));
  const all = sets.reduce((bits, set) => intersect(bits, set), allBits(size));
  if (countBits(all) > 0) return all;
  return sets.reduce((bits, set) => unite(bits, set), noBits(size));
}
