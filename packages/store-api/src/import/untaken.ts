import { cleanText } from "@taanka/api-client/contract";
import { type Entry, problem } from "./problems.js";
import { cutName, shorten } from "./text.js";

interface Count {
  products: number;
  /** Where the first of them begins. */
  line: number;
}

const counted = ({ products }: Count) => (products === 1 ? "1 product" : `${products} products`);

/** What a file says and the shop does not take, counted by product: one line of the report for each kind. */
export class Untaken {
  readonly #columns = new Map<string, Count>();
  readonly #cuts = new Map<string, Count>();

  /** A column has a value of a product that the shop has no place for. */
  column(heading: string, line: number): void {
    add(this.#columns, heading, line);
  }

  /** A value of a product is longer, or there are more of it, than the shop has room for. */
  cut(what: string, line: number): void {
    add(this.#cuts, what, line);
  }

  /** The lines of the report. */
  *problems(): Generator<Entry<never>> {
    if (this.#columns.size > 0) {
      const names = [...this.#columns].map(([name, count]) => `"${name}" (${counted(count)})`);
      yield problem("warning", 1, `Columns that are left out: ${names.join(", ")}.`);
    }
    const [first] = this.#cuts.values();
    if (!first) return;
    const cuts = [...this.#cuts].map(
      ([what, count]) => `${what} (${counted(count)}, the first on line ${count.line})`,
    );
    yield problem("warning", first.line, `Cut to what the shop has room for: ${cuts.join(", ")}.`);
  }
}

function add(counts: Map<string, Count>, name: string, line: number): void {
  const known = counts.get(name);
  counts.set(name, { products: (known?.products ?? 0) + 1, line: known?.line ?? line });
}

/** Notes what is cut of one product. */
export class Room {
  readonly #untaken: Untaken;
  readonly #line: number;
  readonly #told = new Set<string>();

  constructor(untaken: Untaken, line: number) {
    this.#untaken = untaken;
    this.#line = line;
  }

  /** A product counts once, however much of a kind is cut. */
  cut(what: string): void {
    if (this.#told.has(what)) return;
    this.#told.add(what);
    this.#untaken.cut(what, this.#line);
  }

  /** A text that fits, or what there is room for of it. */
  text(what: string, value: string, most: number): string {
    // A text of entities or escapes may grow by being cleaned, and is checked when it is.
    const whole = cleanText(value).trim();
    if (whole.length > most) this.cut(what);
    return shorten(whole, most);
  }

  /** As {@link text}, of a name by which it is told from others: cut ones stay apart. */
  name(what: string, value: string, most: number): string {
    const whole = value.trim();
    if (whole.length > most) this.cut(what);
    return cutName(whole, most);
  }

  /** As many of a list as there is room for. */
  list<T>(what: string, values: readonly T[], most: number): T[] {
    if (values.length > most) this.cut(what);
    return values.slice(0, most);
  }
}
