/** A set of row numbers, one bit each. All sets that are combined must have the same size. */
export type Bits = Uint32Array;

/** An empty set for rows 0 to `size - 1`. */
export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

/** The set of all rows. */
export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff);
  const rest = size & 31;
  if (rest !== 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

/** The set of the given rows. */
export function bitsOf(size: number, rows: Iterable<number>): Bits {
  const bits = noBits(size);
  for (const row of rows) addBit(bits, row);
  return bits;
}

export function addBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function hasBit(bits: Bits, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

/** Keeps only what is in the other set too. */
export function intersect(bits: Bits, other: Bits): Bits {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
  return bits;
}

/** Adds everything of the other set. */
export function unite(bits: Bits, other: Bits): Bits {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0);
  return bits;
}

/** How many bits of a 32-bit number are set. */
export function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += countOnes(bits[at] ?? 0);
  return count;
}

/** Visits the rows of a set, ascending. */
export function forEachRow(bits: Bits, visit: (row: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      visit(at * 32 + 31 - Math.clz32(word & -word));
    }
  }
}

/** Where a set has words with any row: in a narrow one, a fraction of all. */
export function usedWords(bits: Bits): Uint32Array {
  const used = new Uint32Array(bits.length);
  let count = 0;
  for (let at = 0; at < bits.length; at++) if (bits[at] !== 0) used[count++] = at;
  return used.subarray(0, count);
}

/**
 * How many rows are in both sets.
 *
 * @param used - where one of the two has words with any row
 */
export function countCommon(bits: Bits, other: Bits, used: Uint32Array): number {
  let count = 0;
  for (let index = 0; index < used.length; index++) {
    const at = used[index] ?? 0;
    count += countOnes((bits[at] ?? 0) & (other[at] ?? 0));
  }
  return count;
}

/** How many of the given rows are in a set. */
export function countOf(bits: Bits, rows: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < rows.length; at++) if (hasBit(bits, rows[at] ?? 0)) count++;
  return count;
}
