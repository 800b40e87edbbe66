import { sql } from "kysely";
import type { Logger } from "pino";
import { keyedHash } from "../auth/secret.js";
import type { Database } from "../database/index.js";
import { widerNetwork } from "../http/address.js";
import { DAY_MS } from "../time.js";

const FLUSH_EVERY_MS = 5000;
/** More different entries than this between two flushes are not counted. */
const MAX_PENDING = 20_000;
const KEEP_DAYS = 30;
/** Trends are of a week. */
const KEEP_TERMS_DAYS = 8;
/** Different searches of one address that count in a day. */
const TERMS_PER_VOTER = 50;
/** Searches of all addresses that count in a day, so that nobody fills the disk with them. */
const VOTES_PER_DAY = 20_000;

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
  readonly #secret: string;
  #views = new Map<string, number>();
  /** By voter and term, how often since the last time; once counts. */
  #searches = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** @param secret - key of the hashes that take the place of network addresses */
  constructor(database: Database, log: Logger, now: () => Date, secret: string) {
    this.#secret = secret;
    this.#database = database;
    this.#log = log;
    this.#now = now;
  }

  /** Somebody looked at a product. */
  viewed(itemId: string): void {
    this.#count(this.#views, itemId);
  }

  /**
   * Somebody searched and found something. It counts once for each address and day.
   *
   * @param term - what all others may read
   * @param address - network address of whoever searched; only a hash of it and the day is kept
   */
  searched(term: string, address: string): void {
    // One line of IPv6 has many of the networks that are addresses elsewhere.
    const network = widerNetwork(address) ?? address;
    const voter = keyedHash(this.#secret, `search:${dayOf(this.#now())}`, network);
    this.#count(this.#searches, `${voter} ${term}`);
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
    if (searches.size > 0) await this.#writeSearches([...searches.keys()].sort(), day);
  }

  async #writeSearches(keys: readonly string[], day: string): Promise<void> {
    const votes = keys.map((key) => {
      const blank = key.indexOf(" ");
      return [key.slice(0, blank), key.slice(blank + 1)];
    });
    await sql`with wanted as (
        select v ->> 0 as voter, v ->> 1 as term
        from jsonb_array_elements(${JSON.stringify(votes)}::jsonb) v
      ), fresh as (
        select * from wanted w where not exists (select from search_voters s
          where s.day = ${day}::date and s.voter = w.voter and s.term = w.term)
      ), numbered as (
        select voter, term, row_number() over (partition by voter order by term) +
          (select count(*) from search_voters s where s.day = ${day}::date and s.voter = f.voter)
          as nth
        from fresh f
      ), counted as (
        insert into search_voters (day, voter, term)
        select ${day}::date, voter, term from numbered where nth <= ${TERMS_PER_VOTER}::int
        order by voter, term
        limit greatest(0, ${VOTES_PER_DAY}::int -
          (select count(*) from search_voters where day = ${day}::date))
        on conflict do nothing returning term
      )
      insert into search_terms (term, day, searches)
      select term, ${day}::date, count(*)::int from counted group by term order by term
      on conflict (term, day) do update set
        searches = search_terms.searches + excluded.searches`.execute(this.#database.db);
  }
}

/** Forgets what was counted so long ago that nothing is shown of it, and who searched before today. */
export async function forgetOldActivity({ db }: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => dayOf(new Date(now.getTime() - days * DAY_MS));
  await sql`delete from item_views where day < ${daysAgo(KEEP_DAYS)}::date`.execute(db);
  await sql`delete from search_terms where day < ${daysAgo(KEEP_TERMS_DAYS)}::date`.execute(db);
  await sql`delete from search_voters where day < ${daysAgo(0)}::date`.execute(db);
}
