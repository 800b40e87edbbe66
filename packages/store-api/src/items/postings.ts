import {
  addBit,
  type Bits,
  bitsOf,
  countBits,
  countCommon,
  countOf,
  forEachRow,
  unite,
  usedWords,
} from "./bits.js";

/** A list with every 32nd row or more is kept as bits too: from there on they are smaller. */
const DENSE = 32;

/** Which rows have which numbered feature (a facet, a word): a list of rows for each feature. */
export class Postings {
  readonly #size: number;
  readonly #starts: Uint32Array;
  readonly #rows: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #features: Uint32Array;
  readonly #bits = new Map<number, Bits>();

  /**
   * @param size - number of rows
   * @param ends - for each row, where its features end in `features`
   * @param features - the features of all rows, one row after the other
   */
  constructor(size: number, ends: Uint32Array, features: Uint32Array) {
    this.#size = size;
    this.#ends = ends;
    this.#features = features;
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
    const rows = this.rows(feature);
    if (this.#isDense(rows)) unite(bits, this.#dense(feature, rows));
    else for (const row of rows) addBit(bits, row);
  }

  /** Tells of every feature how many rows of a set have it. */
  counter(bits: Bits): (feature: number) => number {
    const total = countBits(bits);
    if (total === this.#size) return (feature) => this.rows(feature).length;
    const words = usedWords(bits);
    let counts: Uint32Array | undefined;
    return (feature) => {
      const rows = this.rows(feature);
      if (this.#isDense(rows)) return countCommon(bits, this.#dense(feature, rows), words);
      if (total * DENSE > this.#size) return countOf(bits, rows);
      // Of few rows it is quicker to look at what each has than to look for each feature's.
      counts ??= this.#countAll(bits);
      return counts[feature] ?? 0;
    };
  }

  #countAll(bits: Bits): Uint32Array {
    const counts = new Uint32Array(this.#starts.length);
    forEachRow(bits, (row) => {
      const end = this.#ends[row] ?? 0;
      for (let at = row === 0 ? 0 : (this.#ends[row - 1] ?? 0); at < end; at++) {
        const feature = this.#features[at] ?? 0;
        counts[feature] = (counts[feature] ?? 0) + 1;
      }
    });
    return counts;
  }

  #isDense(rows: Uint32Array): boolean {
    return rows.length * DENSE > this.#size;
  }

  #dense(feature: number, rows: Uint32Array): Bits {
    const known = this.#bits.get(feature);
    if (known) return known;
    const bits = bitsOf(this.#size, rows);
    this.#bits.set(feature, bits);
    return bits;
  }
}
