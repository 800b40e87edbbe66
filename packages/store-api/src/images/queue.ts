import { Failure } from "../http/failure.js";

/** Who waits for a picture. */
export interface Waiter {
  /** Those of one address share its turns; addresses take turns. */
  address: string;
  /** Aborted when the waiter has left; without one it stays. */
  signal?: AbortSignal | undefined;
}

/** Work that somebody waits for, several at a time where they want the same. */
export interface Job {
  readonly work: object;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

interface Entry extends Job {
  readonly name: string | undefined;
  readonly result: Promise<unknown>;
  /** The addresses in whose lines it stands; none once it is worked on. */
  readonly addresses: Set<string>;
  waiting: number;
}

/** How many jobs may wait. A job for several addresses counts once among all. */
export interface QueueLimits {
  all: number;
  /** Of one address. */
  each: number;
}

const busy = () =>
  new Failure("unavailable", "Too many pictures wait. Please try again in a moment.", {
    retryAfter: 10,
  });

const abandoned = () => new Failure("unavailable", "Nobody waits for this picture any more.");

/**
 * Jobs in lines, one for each address, served in turns: who asks for much waits for it alone. What
 * several ask for is done once, when the first of them has a turn, and not at all when all have left.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #lines = new Map<string, Entry[]>();
  /** Of each name the job that waits or runs. */
  readonly #named = new Map<string, Entry>();
  /** Jobs that are not begun, each once however many lines it stands in. */
  readonly #waiting = new Set<Entry>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a job.
   *
   * @param name - jobs of one name are one job; undefined is like no other. Joining a job that is
   *   there takes no place in the queue, so it is never refused.
   * @throws Failure `rate_limited` when too many of the address wait, `unavailable` when too many of
   *   all do, or when everybody who waited has left
   */
  async join(name: string | undefined, work: object, waiter: Waiter): Promise<unknown> {
    // The waiter may have left while its original was looked up: no other job makes room for it.
    if (waiter.signal?.aborted) throw abandoned();
    const known = name === undefined ? undefined : this.#named.get(name);
    if (known) {
      this.#shareTurns(known, waiter.address);
      return this.#wait(known, waiter);
    }
    this.#makeRoom(waiter.address);
    const entry = this.#add(name, work);
    this.#waiting.add(entry);
    this.#stand(entry, waiter.address);
    return this.#wait(entry, waiter);
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** The next job, of the address that has waited longest for its turn. */
  take(): Job | undefined {
    const [next] = this.#lines;
    if (!next) return undefined;
    const [address, [entry]] = next;
    if (!entry) return undefined;
    this.#leaveLines(entry);
    const rest = this.#lines.get(address);
    if (rest) {
      this.#lines.delete(address);
      this.#lines.set(address, rest);
    }
    return entry;
  }

  /** Refuses all that wait. */
  refuse(reason: Error): void {
    for (const entry of [...this.#waiting]) this.#drop(entry, reason);
  }

  #stand(entry: Entry, address: string): void {
    entry.addresses.add(address);
    this.#lines.set(address, [...(this.#lines.get(address) ?? []), entry]);
  }

  /** A job that waits for several addresses is done at the first one's turn. */
  #shareTurns(entry: Entry, address: string): void {
    if (!this.#waiting.has(entry) || entry.addresses.has(address)) return;
    const own = this.#lines.get(address)?.length ?? 0;
    // Behind a full line the waiter relies on the turns of the addresses that came first.
    if (own < this.#limits.each) this.#stand(entry, address);
  }

  #add(name: string | undefined, work: object): Entry {
    let settle: Pick<Job, "resolve" | "reject"> | undefined;
    const result = new Promise<unknown>((resolve, reject) => {
      settle = { resolve, reject };
    });
    if (!settle) throw new Error("A promise runs its executor at once.");
    const entry = { ...settle, name, work, result, addresses: new Set<string>(), waiting: 0 };
    if (name !== undefined) {
      this.#named.set(name, entry);
      const forget = () => {
        // One that was dropped may have a successor by now.
        if (this.#named.get(name) === entry) this.#named.delete(name);
      };
      result.then(forget, forget);
    }
    return entry;
  }

  #wait(entry: Entry, { signal }: Waiter): Promise<unknown> {
    entry.waiting++;
    const leave = () => {
      entry.waiting--;
      // A running job is finished even without waiters: its result is kept for the next request.
      if (entry.waiting === 0 && this.#waiting.has(entry)) this.#drop(entry, abandoned());
    };
    signal?.addEventListener("abort", leave, { once: true });
    return entry.result.finally(() => signal?.removeEventListener("abort", leave));
  }

  /** @throws Failure when there is none for the address */
  #makeRoom(address: string): void {
    const own = this.#lines.get(address)?.length ?? 0;
    if (own >= this.#limits.each) {
      throw new Failure(
        "rate_limited",
        "Too many pictures at once. Please try again in a moment.",
        {
          retryAfter: 10,
        },
      );
    }
    if (this.#waiting.size < this.#limits.all) return;
    // The longest line gives up a place, so that a few addresses do not fill the queue.
    const longest = [...this.#lines.values()].reduce((a, b) => (b.length > a.length ? b : a));
    const last = longest.findLast((entry) => entry.addresses.size === 1);
    if (!last || longest.length <= own + 1) throw busy();
    this.#drop(last, busy());
  }

  #drop(entry: Entry, reason: Error): void {
    this.#leaveLines(entry);
    if (entry.name !== undefined) this.#named.delete(entry.name);
    entry.reject(reason);
  }

  #leaveLines(entry: Entry): void {
    this.#waiting.delete(entry);
    for (const address of entry.addresses) {
      const rest = (this.#lines.get(address) ?? []).filter((other) => other !== entry);
      if (rest.length > 0) this.#lines.set(address, rest);
      else this.#lines.delete(address);
    }
    entry.addresses.clear();
  }
}
