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
  /** The lines that it stands in; none once it is worked on. */
  readonly addresses: Set<string>;
  waiting: number;
}

/** How many jobs may wait. */
export interface QueueLimits {
  all: number;
  /** Of one address. */
  each: number;
}

const busy = () =>
  new Failure("unavailable", "Too many pictures wait. Please try again in a moment.", {
    retryAfter: 10,
  });

/**
 * Jobs in lines, one for each address, served in turns: who asks for much waits for it alone. What
 * several ask for is done once, when the first of them has a turn, and not at all when all have left.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #lines = new Map<string, Entry[]>();
  /** Of each name the job that waits or runs. */
  readonly #named = new Map<string, Entry>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a job.
   *
   * @param name - jobs of one name are one job; undefined is like no other
   * @throws Failure `rate_limited` when too many of the address wait, `unavailable` when too many of
   *   all do, or when everybody who waited has left
   */
  async join(name: string | undefined, work: object, waiter: Waiter): Promise<unknown> {
    const known = name === undefined ? undefined : this.#named.get(name);
    if (known?.addresses.size === 0 || known?.addresses.has(waiter.address)) {
      return this.#wait(known, waiter);
    }
    this.#makeRoom(waiter.address);
    const entry = known ?? this.#add(name, work);
    entry.addresses.add(waiter.address);
    this.#lines.set(waiter.address, [...(this.#lines.get(waiter.address) ?? []), entry]);
    return this.#wait(entry, waiter);
  }

  get isEmpty(): boolean {
    return this.#lines.size === 0;
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
    for (const entry of [...this.#lines.values()].flat()) this.#drop(entry, reason);
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
      // What is being worked on is worth ending: somebody will ask for it again.
      if (entry.waiting > 0 || entry.addresses.size === 0) return;
      this.#drop(entry, new Failure("unavailable", "Nobody waits for this picture any more."));
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener("abort", leave, { once: true });
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
    const lines = [...this.#lines.values()];
    if (lines.reduce((sum, line) => sum + line.length, 0) < this.#limits.all) return;
    // Otherwise a few addresses would fill the queue for everybody.
    const longest = lines.reduce((a, b) => (b.length > a.length ? b : a));
    const last = longest.at(-1);
    if (!last || longest.length <= own + 1) throw busy();
    this.#drop(last, busy());
  }

  #drop(entry: Entry, reason: Error): void {
    this.#leaveLines(entry);
    if (entry.name !== undefined) this.#named.delete(entry.name);
    entry.reject(reason);
  }

  #leaveLines(entry: Entry): void {
    for (const address of entry.addresses) {
      const rest = (this.#lines.get(address) ?? []).filter((other) => other !== entry);
      if (rest.length > 0) this.#lines.set(address, rest);
      else this.#lines.delete(address);
    }
    entry.addresses.clear();
  }
}
