import type { SortOrder } from "@taanka/api-client/contract";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import { Order } from "./order.js";
import { Postings } from "./postings.js";

/** So many products are read at once; in between the server answers others. */
const CHUNK = 4000;

/** Numbers one after the other, in as much memory as they need. */
class NumberList {
  #values: Uint32Array<ArrayBuffer> = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  /** Adds the numbers of a text such as `3,17,4`. */
  pushText(text: string): void {
    let value = 0;
    for (let at = 0; at < text.length; at++) {
      const digit = text.charCodeAt(at) - 48;
      if (digit >= 0) value = value * 10 + digit;
      else {
        this.push(value);
        value = 0;
      }
    }
    if (text.length > 0) this.push(value);
  }

  /** Adds as many of another list's numbers, from one place on, as are asked for and there. */
  pushFrom(other: NumberList, start: number, count: number): void {
    const end = Math.min(start + count, other.length);
    for (let at = start; at < end; at++) this.push(other.#values[at] ?? 0);
  }

  done(): Uint32Array {
    return this.#values.slice(0, this.length);
  }
}

/** Every product of the listing, by row: what it has, and the rows in each order. */
export interface ListingRows {
  size: number;
  /** Product numbers by row, ascending. */
  nums: Uint32Array;
  facets: Postings;
  words: Postings;
  /** Of the words those that tell what a product is: its name, kind, brand, filters, colours and tags. */
  tellingWords: Postings;
  /** In rupees. */
  prices: Uint32Array;
  orders: Record<SortOrder, Order>;
}

interface Columns {
  nums: NumberList;
  facets: NumberList;
  facetEnds: NumberList;
  words: NumberList;
  wordEnds: NumberList;
  telling: NumberList;
  tellingEnds: NumberList;
  prices: number[];
  popularities: number[];
  seconds: number[];
}

async function readChunk(db: Queries, after: number) {
  // Lists travel as text: drivers build an object for every number of an array.
  const { rows } = await sql<{
    num: number;
    price: number;
    popularity: number;
    seconds: number;
    facets: string;
    words: string;
    telling: number;
  }>`select num, price, popularity, extract(epoch from created_at)::int as seconds,
      array_to_string(facets, ',') as facets, array_to_string(words, ',') as words,
      telling_words as telling
    from listing where num > ${after}::int order by num limit ${CHUNK}::int`.execute(db);
  return rows;
}

function append(columns: Columns, rows: Awaited<ReturnType<typeof readChunk>>): void {
  for (const row of rows) {
    columns.nums.push(row.num);
    columns.facets.pushText(row.facets);
    columns.facetEnds.push(columns.facets.length);
    const firstWord = columns.words.length;
    columns.words.pushText(row.words);
    columns.wordEnds.push(columns.words.length);
    columns.telling.pushFrom(columns.words, firstWord, row.telling);
    columns.tellingEnds.push(columns.telling.length);
    columns.prices.push(row.price);
    columns.popularities.push(row.popularity);
    columns.seconds.push(row.seconds);
  }
}

/** Reads all products into memory: some 600 bytes each. */
export async function readListingRows(db: Queries): Promise<ListingRows> {
  const columns: Columns = {
    nums: new NumberList(),
    facets: new NumberList(),
    facetEnds: new NumberList(),
    words: new NumberList(),
    wordEnds: new NumberList(),
    telling: new NumberList(),
    tellingEnds: new NumberList(),
    prices: [],
    popularities: [],
    seconds: [],
  };
  for (let after = 0; ; ) {
    const rows = await readChunk(db, after);
    append(columns, rows);
    after = rows.at(-1)?.num ?? 0;
    if (rows.length < CHUNK) break;
  }
  const size = columns.nums.length;
  return {
    size,
    nums: columns.nums.done(),
    facets: new Postings(size, columns.facetEnds.done(), columns.facets.done()),
    words: new Postings(size, columns.wordEnds.done(), columns.words.done()),
    tellingWords: new Postings(size, columns.tellingEnds.done(), columns.telling.done()),
    prices: Uint32Array.from(columns.prices),
    orders: {
      latestAddition: Order.by(columns.seconds, -1),
      priceLowToHigh: Order.by(columns.prices, 1),
      priceHighToLow: Order.by(columns.prices, -1),
      popularity: Order.by(columns.popularities, -1),
    },
  };
}

/** The row of a product, or undefined when the listing does not have it. */
export function rowOf(nums: Uint32Array, num: number): number | undefined {
  let low = 0;
  let high = nums.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = nums[middle] ?? 0;
    if (found === num) return middle;
    if (found < num) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}
