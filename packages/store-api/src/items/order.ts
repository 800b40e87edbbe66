import { type Bits, forEachRow, hasBit } from "./bits.js";

/** Of fewer rows than every 64th, sorting them is quicker than looking for them in all. */
const NARROW = 64;

/** All rows in one order. */
export class Order {
  readonly #rows: Uint32Array;
  /** For each row, where it stands in the order. */
  readonly #places: Uint32Array;

  constructor(rows: Uint32Array) {
    this.#rows = rows;
    this.#places = new Uint32Array(rows.length);
    for (let place = 0; place < rows.length; place++) this.#places[rows[place] ?? 0] = place;
  }

  /** The order by a value, equal ones by their row. */
  static by(values: readonly number[], direction: 1 | -1): Order {
    const size = values.length;
    // Value and row in one number: a typed array of plain numbers sorts many times faster.
    const keys = Float64Array.from(values, (value, row) => direction * value * size + row).sort();
    return new Order(Uint32Array.from(keys, (key) => ((key % size) + size) % size));
  }

  /**
   * Rows of a set, from one place among them on.
   *
   * @param total - how many rows the set has
   */
  page(bits: Bits, total: number, offset: number, limit: number): number[] {
    if (total * NARROW > this.#rows.length) return pageOf(bits, this.#rows, offset, limit);
    const places = new Uint32Array(total);
    let count = 0;
    forEachRow(bits, (row) => {
      places[count++] = this.#places[row] ?? 0;
    });
    return Array.from(
      places.sort().subarray(offset, offset + limit),
      (place) => this.#rows[place] ?? 0,
    );
  }
}

/** Rows of a set in the order of a list, from one place among them on. */
export function pageOf(
  bits: Bits,
  order: ArrayLike<number>,
  offset: number,
  limit: number,
): number[] {
  const rows: number[] = [];
  let passed = 0;
  for (let at = 0; at < order.length && rows.length < limit; at++) {
    const row = order[at] ?? 0;
    if (!hasBit(bits, row)) continue;
    if (passed++ >= offset) rows.push(row);
  }
  return rows;
}
