import { addBit, type Bits, bitsOf, countCommon, hasBit } from "./bits.js";

/** A list is kept as bits too once every 32nd row is in it: from there on bits are smaller. */
const DENSE = 32;

/** Which rows have which numbered feature (a facet, a word): a list of rows for each feature. */
export class Postings {
  readonly #size: number;
  readonly #starts: Uint32Array;
  readonly #rows: Uint32Array;
  readonly #bits = new Map<number, Bits>();

  /**
   * @param size - number of rows
   * @param ends - for each row, where its features end in `features`
   * @param features - the features of all rows, one row after the other
   */
  constructor(size: number, ends: Uint32Array, features: Uint32Array) {
    this.#size = size;
    let highest = 0;
    for (const feature of features) if (feature > highest) highest = feature;
    const starts = new Uint32Array(highest + 2);
    for (const feature of features) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
    for (let at = 1; at < starts.length; at++) {
      starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
    }
    const next = starts.slice();
    this.#starts = starts;
    this.#rows = new Uint32Array(features.length);
    let at = 0;
    for (let row = 0; row < size; row++) {
      for (const end = ends[row] ?? 0; at < end; at++) {
        const feature = features[at] ?? 0;
        const slot = next[feature] ?? 0;
        this.#rows[slot] = row;
        next[feature] = slot + 1;
      }
    }
  }

  /** The rows that have a feature, ascending. */
  rows(feature: number): Uint32Array {
    return this.#rows.subarray(this.#starts[feature] ?? 0, this.#starts[feature + 1] ?? 0);
  }

  /** Adds the rows that have a feature to a set. */
  addTo(bits: Bits, feature: number): void {
    for (const row of this.rows(feature)) addBit(bits, row);
  }

  /** How many rows of a set have a feature. */
  countIn(bits: Bits, feature: number): number {
    const rows = this.rows(feature);
    if (rows.length * DENSE > this.#size) return countCommon(bits, this.#dense(feature, rows));
    let count = 0;
    for (const row of rows) if (hasBit(bits, row)) count++;
    return count;
  }

  #dense(feature: number, rows: Uint32Array): Bits {
    const known = this.#bits.get(feature);
    if (known) return known;
    const bits = bitsOf(this.#size, rows);
    this.#bits.set(feature, bits);
    return bits;
  }
}
