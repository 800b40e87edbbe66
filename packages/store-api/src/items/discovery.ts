import { sql } from "kysely";
import type { Database, Queries } from "../database/index.js";
import { countBits, intersect } from "./bits.js";
import type { ListingIndex, Snapshot } from "./listing-index.js";
import { isTelling, STOP_WORDS } from "./search.js";
import { rowsWithAny, searchRows } from "./selection.js";
import { termOf } from "./terms.js";
import { wordsIn } from "./words.js";

const DAYS = 7;
/** Searches of a week that make a trend. Each is of another address, or of another day: one visitor alone takes three. */
const SEARCHES_OF_A_TREND = 3;
const KEEP_MS = 30_000;
const MAX_PHRASES = 2000;

/** Something to suggest: the shop's groups first, then what shoppers search for. */
interface Phrase {
  text: string;
  words: string[];
}

/** Answers that may be some seconds old, asked of the database once for everybody. */
class Remembered<T> {
  readonly #read: () => Promise<T>;
  #value: Promise<T> | undefined;
  #readAt = 0;

  constructor(read: () => Promise<T>) {
    this.#read = read;
  }

  get(): Promise<T> {
    if (this.#value && performance.now() - this.#readAt < KEEP_MS) return this.#value;
    this.#readAt = performance.now();
    const value = this.#read();
    this.#value = value;
    value.catch(() => {
      this.#value = undefined;
    });
    return value;
  }
}

async function readTrending(db: Queries, since: string): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`select term from search_terms
    where day >= ${since}::date group by term having sum(searches) >= ${SEARCHES_OF_A_TREND}::int
    order by sum(searches) desc, term limit 200`.execute(db);
  return rows.map(({ term }) => term);
}

async function readTopViewed(db: Queries, since: string): Promise<number[]> {
  const { rows } = await sql<{ num: number }>`select i.num from item_views v
    join items i on i.id = v.item_id where v.day >= ${since}::date
    group by i.num order by sum(v.views) desc, i.num limit 50`.execute(db);
  return rows.map(({ num }) => num);
}

async function readPhrases(db: Queries, since: string): Promise<Phrase[]> {
  const { rows } = await sql<{ name: string }>`
    select name from subcategories union all select name from categories
    union all select name from brands limit ${MAX_PHRASES}::int`.execute(db);
  // A group's own way of writing its name is nicer than a shopper's.
  const texts = [...rows.map(({ name }) => name), ...(await readTrending(db, since))];
  return eachOnce(texts).map((text) => ({ text, words: wordsIn(text) }));
}

/** Texts that differ in more than their capitals, in the way each is written first. */
function eachOnce(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** Trending searches, the most viewed products, and what a shopper may be about to type. */
export class Discovery {
  readonly #listing: ListingIndex;
  readonly #trending: Remembered<string[]>;
  readonly #topViewed: Remembered<number[]>;
  readonly #phrases: Remembered<Phrase[]>;

  constructor({ db }: Database, listing: ListingIndex, now: () => Date) {
    const since = () => new Date(now().getTime() - DAYS * 86_400_000).toISOString().slice(0, 10);
    this.#listing = listing;
    this.#trending = new Remembered(() => readTrending(db, since()));
    this.#topViewed = new Remembered(() => readTopViewed(db, since()));
    this.#phrases = new Remembered(() => readPhrases(db, since()));
  }

  /** What was searched for most in the last seven days, of what was searched for often enough. */
  async trending(limit: number): Promise<string[]> {
    const { vocabulary } = await this.#listing.current();
    // The catalogue may have become another one since they were counted.
    const isKnown = (term: string) => termOf(term, vocabulary) === term;
    return (await this.#trending.get()).filter(isKnown).slice(0, limit);
  }

  /** Numbers of the products that were looked at most in the last seven days. */
  async topViewed(limit: number): Promise<number[]> {
    return (await this.#topViewed.get()).slice(0, limit);
  }

  /** Searches that begin like the keyword, slips of the finger forgiven, and find something. */
  async suggest(keyword: string, limit: number): Promise<string[]> {
    const typed = wordsIn(keyword, 6);
    const last = typed.at(-1);
    if (last === undefined) return this.trending(limit);
    const snapshot = await this.#listing.current();
    const meant = typed.map((word) => meanings(snapshot, word));
    const fits = ({ words }: Phrase) =>
      meant.every((options) =>
        words.some((word) => options.some((start) => word.startsWith(start))),
      );
    const isKnown = ({ words }: Phrase) =>
      words.every((word) => snapshot.vocabulary.has(word) || STOP_WORDS.has(word));
    const phrases = (await this.#phrases.get())
      .filter((phrase) => fits(phrase) && isKnown(phrase))
      .map(({ text }) => text);
    const completed = completions(snapshot, typed.slice(0, -1), last, limit);
    return eachOnce([...phrases, ...completed]).slice(0, limit);
  }
}

/** The word itself, or where no product has it, the words that it was meant to be. */
function meanings(snapshot: Snapshot, word: string): string[] {
  if (snapshot.vocabulary.beginningWith(word).length > 0) return [word];
  return snapshot.vocabulary.meaning(word).map((id) => snapshot.vocabulary.wordOf(id) ?? word);
}

/** A word in front of the typed one: itself, or where no product has it, the likeliest that was meant. */
function spelled({ vocabulary, words, size }: Snapshot, word: string): string {
  if (STOP_WORDS.has(word) || vocabulary.knows(word)) return word;
  const products = (id: number) => countBits(rowsWithAny(words, size, [id]));
  const [likeliest] = vocabulary
    .meaning(word)
    .map((id) => ({ id, products: products(id) }))
    .sort((a, b) => b.products - a.products);
  return (likeliest && vocabulary.wordOf(likeliest.id)) ?? word;
}

/** Whole words for the one that is being typed, those of the most products first. */
function completions(
  snapshot: Snapshot,
  typedBefore: readonly string[],
  last: string,
  limit: number,
): string[] {
  const { vocabulary, words, size } = snapshot;
  const before = [...new Set(typedBefore.map((word) => spelled(snapshot, word)))];
  const telling = before.filter((word) => !STOP_WORDS.has(word));
  const { rows: within } = searchRows(
    words,
    size,
    telling.map((word) => vocabulary.meaning(word)),
  );
  const start = meanings(snapshot, last);
  const found = start
    .flatMap((word) => vocabulary.beginningWith(word))
    .filter(({ word }) => isTelling(word) && !before.includes(word))
    .slice(0, 200)
    .map(({ word, id }) => {
      const rows = rowsWithAny(words, size, [id]);
      const common = telling.length > 0 ? intersect(rows, within) : rows;
      return { text: [...before, word].join(" "), products: countBits(common) };
    });
  return found
    .filter(({ products }) => products > 0)
    .sort((a, b) => b.products - a.products)
    .slice(0, limit)
    .map(({ text }) => text);
}
