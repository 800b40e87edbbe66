import { sql } from "kysely";
import type { Logger } from "pino";
import type { Queries } from "./index.js";

const LOOK_EVERY_MS = 10_000;
/** At the start the best of several looks counts. */
const FIRST_LOOKS = 3;
/** How far two machines' clocks run apart, with room to spare. */
const DRIFT = 1e-3;

/** What is known of the database's clock: its epoch milliseconds less this process's running time. */
interface Estimate {
  offset: number;
  /** How far the offset may be wrong, at the running time of the look. */
  error: number;
  at: number;
}

/** Reads the database's clock, in epoch milliseconds. */
export async function readClock(db: Queries): Promise<number> {
  const { rows } = await sql<{ time: number }>`select
    (extract(epoch from clock_timestamp()) * 1000)::float8 as time`.execute(db);
  if (!rows[0]) throw new Error("The database did not tell the time.");
  return rows[0].time;
}

interface Parts {
  /** The database's epoch milliseconds. */
  read: () => Promise<number>;
  /** Milliseconds that never jump, as a machine's clock does when it is set. */
  running?: () => number;
  log: Pick<Logger, "warn">;
}

/**
 * The database's clock, kept beside: what instances store and compare must be of one clock, and
 * those of their machines differ. Between two looks the process's running time counts, so a machine
 * whose clock is set, or is wrong by hours, changes nothing.
 */
export class DatabaseClock {
  readonly #read: () => Promise<number>;
  readonly #running: () => number;
  readonly #log: Pick<Logger, "warn">;
  #estimate: Estimate | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor({ read, running = () => performance.now(), log }: Parts) {
    this.#read = read;
    this.#running = running;
    this.#log = log;
  }

  /** Starts a clock of a database that is open. @throws the database's error */
  static async start(db: Queries, log: Pick<Logger, "warn">): Promise<DatabaseClock> {
    const clock = new DatabaseClock({ read: () => readClock(db), log });
    for (let count = 0; count < FIRST_LOOKS; count++) await clock.look();
    clock.#timer = setInterval(() => void clock.#lookAgain(), LOOK_EVERY_MS);
    clock.#timer.unref();
    return clock;
  }

  /** The present. */
  now(): Date {
    if (!this.#estimate) throw new Error("The database's clock was not read yet.");
    return new Date(this.#running() + this.#estimate.offset);
  }

  /**
   * Compares with the database once more. A slow answer says little, so it only counts where it
   * contradicts what is known, as after a failover.
   */
  async look(): Promise<void> {
    const asked = this.#running();
    const time = await this.#read();
    const at = this.#running();
    const look = { offset: time - (asked + at) / 2, error: (at - asked) / 2, at };
    const known = this.#estimate;
    if (!known) {
      this.#estimate = look;
      return;
    }
    const error = known.error + (at - known.at) * DRIFT;
    const contradicts = Math.abs(look.offset - known.offset) > look.error + error;
    if (contradicts || look.error <= error) this.#estimate = look;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #lookAgain(): Promise<void> {
    try {
      await this.look();
    } catch (error) {
      // Until the database is back the running time counts.
      const reason = error instanceof Error ? error.message : String(error);
      this.#log.warn({ reason }, "the database's clock could not be read");
    }
  }
}
