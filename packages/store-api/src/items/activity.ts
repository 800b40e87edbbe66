import { sql } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../database/index.js";

const FLUSH_EVERY_MS = 5000;
/** More different entries than this between two flushes are not counted. */
const MAX_PENDING = 20_000;
const KEEP_DAYS = 30;

/** Whether no half of a surrogate pair stands alone. */
const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/**
 * Counts product views and searches. They are gathered in memory and written together every few
 * seconds, so that looking at a product costs no write of its own; a crash loses those seconds.
 */
export class Activity {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #log: Logger;
  #views = new Map<string, number>();
  #searches = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(database: Database, log: Logger, now: () => Date) {
    this.#database = database;
    this.#log = log;
    this.#now = now;
  }

  /** Somebody looked at a product. */
  viewed(itemId: string): void {
    this.#count(this.#views, itemId);
  }

  /**
   * Somebody searched and found something.
   * @param term - lower case, without blanks at its ends
   */
  searched(term: string): void {
    this.#count(this.#searches, term);
  }

  /** Writes what was counted since the last time. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [views, searches] = [this.#views, this.#searches];
    this.#views = new Map();
    this.#searches = new Map();
    this.#writing = this.#writing
      .then(() => this.#write(views, searches))
      .catch((error: unknown) => this.#log.warn({ err: error }, "views were not counted"));
    return this.#writing;
  }

  #count(counts: Map<string, number>, key: string): void {
    // The database takes neither, and would refuse everything else that was counted with it.
    if (key.includes("\u0000") || !isWellFormed(key)) return;
    if (counts.size >= MAX_PENDING && !counts.has(key)) return;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  async #write(views: Map<string, number>, searches: Map<string, number>): Promise<void> {
    const { db } = this.#database;
    const day = dayOf(this.#now());
    // In one order, so that two instances never wait for each other.
    const sorted = (counts: Map<string, number>) =>
      JSON.stringify([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
    if (views.size > 0) {
      await sql`insert into item_views (item_id, day, views)
        select i.id, ${day}::date, (v ->> 1)::int
        from jsonb_array_elements(${sorted(views)}::jsonb) v join items i on i.id = v ->> 0
        order by i.id
        on conflict (item_id, day) do update set views = item_views.views + excluded.views`.execute(
        db,
      );
    }
    if (searches.size > 0) {
      await sql`insert into search_terms (term, day, searches)
        select s ->> 0, ${day}::date, (s ->> 1)::int
        from jsonb_array_elements(${sorted(searches)}::jsonb) s
        on conflict (term, day) do update set
          searches = search_terms.searches + excluded.searches`.execute(db);
    }
  }
}

/** Forgets what was counted more than a month ago. */
export async function forgetOldActivity({ db }: Database, now: Date): Promise<void> {
  const oldest = dayOf(new Date(now.getTime() - KEEP_DAYS * 24 * 60 * 60 * 1000));
  await sql`delete from item_views where day < ${oldest}::date`.execute(db);
  await sql`delete from search_terms where day < ${oldest}::date`.execute(db);
}
