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
    for (const place of places) intersect(this.#within, this.#anyOf(place.ids));
    this.#filters = filters.map((filter) => ({ key: filter.key, bits: this.#anyOf(filter.ids) }));
    this.matching = this.#allBut(undefined);
    this.total = countBits(this.matching);
  }

  /**
   * How many products the listing would have with this value of a filter, if the filter's other
   * values were not chosen.
   *
   * @param facets the value's, one for each of its spellings
   */
  count(key: string, facets: readonly number[]): number {
    const [facet] = facets;
    if (facet === undefined) return 0;
    const chosen = this.#filters.some((filter) => filter.key === key);
    const lifted = chosen ? key : undefined;
    // A product may have two of them, which counts once.
    if (facets.length > 1) return countBits(intersect(this.#anyOf(facets), this.#allBut(lifted)));
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

  #anyOf(facets: readonly number[]): Bits {
    return rowsWithAny(this.#facets, this.#size, facets);
  }
}

/** The rows of any of several features. */
export function rowsWithAny(postings: Postings, size: number, features: readonly number[]): Bits {
  const bits = noBits(size);
  for (const feature of features) postings.addTo(bits, feature);
  return bits;
}

/** Rows that a search finds, and how many of its words each of them has. */
export interface FoundRows {
  rows: Bits;
  words: number;
}

/**
 * The rows that have most of several alternatives: all of them, or where there are none such, all but
 * one, and so on.
 *
 * @param alternatives - for each word of a search, the features that it may mean
 */
export function searchRows(
  postings: Postings,
  size: number,
  alternatives: readonly (readonly number[])[],
): FoundRows {
  // At n, the rows that have n of the words and more.
  const having: Bits[] = [allBits(size)];
  for (const features of alternatives) {
    const set = rowsWithAny(postings, size, features);
    const longest = having.at(-1);
    if (longest) having.push(intersect(longest.slice(), set));
    for (let words = having.length - 2; words > 0; words--) {
      const [fewer, rows] = [having[words - 1], having[words]];
      if (fewer && rows) unite(rows, intersect(fewer.slice(), set));
    }
  }
  const words = having.findLastIndex((rows, count) => count > 0 && countBits(rows) > 0);
  return { rows: having[words] ?? noBits(size), words: Math.max(0, words) };
}
