import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Failure } from "../http/failure.js";
import { FairQueue } from "./queue.js";

const LIMITS = { all: 6, each: 3 };

type Step =
  | { kind: "join"; name: string; address: string }
  | { kind: "leave"; which: number }
  | { kind: "take" };

const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant("join" as const),
        name: fc.constantFrom(..."opqrstuvwxyz"),
        address: fc.constantFrom(..."abcdef"),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("leave" as const), which: fc.nat(30) }) },
    { weight: 2, arbitrary: fc.constant({ kind: "take" as const }) },
  ),
  { maxLength: 60, size: "max" },
);

interface Waiting {
  name: string;
  address: string;
  leave: () => void;
  outcome?: "done" | "rate_limited" | "unavailable";
  left: boolean;
}

/** Runs steps against a queue, as many jobs at a time as are taken and not ended. */
async function play(sequence: readonly Step[]) {
  const queue = new FairQueue(LIMITS);
  const waiters: Waiting[] = [];
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const open = () => waiters.filter(({ outcome }) => outcome === undefined);

  async function join({ name, address }: Extract<Step, { kind: "join" }>): Promise<void> {
    const known = open().filter((waiter) => waiter.name === name && !waiter.left);
    const leaving = new AbortController();
    const waiter: Waiting = { name, address, left: false, leave: () => leaving.abort() };
    waiters.push(waiter);
    queue.join(name, { name }, { address, signal: leaving.signal }).then(
      () => {
        waiter.outcome = "done";
      },
      ({ code }: Failure) => {
        waiter.outcome = code === "rate_limited" ? code : "unavailable";
      },
    );
    await settled();
    // Joining a job that is there costs neither the newcomer nor those who wait for it anything.
    if (known.length > 0) {
      expect([waiter, ...known].map(({ outcome }) => outcome)).toEqual(
        Array(known.length + 1).fill(undefined),
      );
    }
    const own = new Set(
      open()
        .filter((one) => one.address === address)
        .map((one) => one.name),
    );
    if (waiter.outcome === "rate_limited") expect(own.size).toBeGreaterThanOrEqual(LIMITS.each);
  }

  async function take(): Promise<void> {
    const job = queue.take();
    if (!job || !("name" in job.work)) {
      expect(open()).toEqual([]);
      return;
    }
    const { name } = job.work;
    const served = open().filter((waiter) => waiter.name === name);
    expect(served.length).toBeGreaterThan(0);
    job.resolve("done");
    await settled();
    for (const waiter of served) expect(waiter.outcome).toBe("done");
  }

  for (const step of sequence) {
    if (step.kind === "join") await join(step);
    else if (step.kind === "take") await take();
    else {
      const waiter = open()[step.which];
      if (waiter) waiter.left = true;
      waiter?.leave();
      await settled();
    }
    expect(new Set(open().map(({ name }) => name)).size).toBeLessThanOrEqual(LIMITS.all);
  }
  while (!queue.isEmpty) await take();
  return waiters;
}

describe("whatever comes, the queue of pictures", () => {
  it("keeps its bounds, joins without loss and answers everybody", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const waiters = await play(sequence);
        for (const { outcome } of waiters) expect(outcome).toBeDefined();
      }),
      { numRuns: 150 },
    );
  });

  it("serves every address again before any address twice", async () => {
    const lines = fc.array(fc.integer({ min: 1, max: LIMITS.each }), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(lines, async (lengths) => {
        const queue = new FairQueue({ all: 100, each: LIMITS.each });
        const join = (address: number, count: number) =>
          queue.join(`${address}-${count}`, { address }, { address: String(address) });
        for (const [address, length] of lengths.entries()) {
          for (let count = 0; count < length; count++) void join(address, count);
        }
        const served: unknown[] = [];
        for (let job = queue.take(); job; job = queue.take()) {
          if ("address" in job.work) served.push(job.work.address);
          job.resolve("done");
        }
        const rounds = Array.from({ length: LIMITS.each }, (_, round) =>
          [...lengths.keys()].filter((address) => (lengths[address] ?? 0) > round),
        );
        expect(served).toEqual(rounds.flat());
      }),
    );
  });
});
