import { describe, expect, it } from "vitest";
import { Failure } from "../http/failure.js";
import { FairQueue } from "./queue.js";

const LIMITS = { all: 6, each: 3 };

function useQueue() {
  const queue = new FairQueue(LIMITS);
  const refused: [work: string, code: string][] = [];
  const join = (work: string, address: string, signal?: AbortSignal) =>
    queue.join(work, { work }, { address, signal }).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      refused.push([work, error.code]);
    });
  const takeAll = () => {
    const order: unknown[] = [];
    for (let job = queue.take(); job; job = queue.take()) {
      if ("work" in job.work) order.push(job.work.work);
      job.resolve("done");
    }
    return order;
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { queue, join, takeAll, refused, settled };
}

describe("the queue of pictures", () => {
  it("gives addresses turns", () => {
    const { join, takeAll } = useQueue();
    for (const work of ["a1", "a2", "a3"]) void join(work, "a");
    for (const work of ["b1", "b2"]) void join(work, "b");
    void join("c1", "c");
    expect(takeAll()).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  it("does once what several want, when the first of them has a turn", async () => {
    const { join, takeAll } = useQueue();
    for (const work of ["a1", "a2", "both"]) void join(work, "a");
    const theirs = [join("both", "b"), join("both", "b")];
    expect(takeAll()).toEqual(["a1", "both", "a2"]);
    expect(await Promise.all(theirs)).toEqual(["done", "done"]);
  });

  it("lets those join who come while it is done", async () => {
    const { queue, join } = useQueue();
    const first = join("both", "a");
    const job = queue.take();
    const second = join("both", "b");
    expect(queue.isEmpty).toBe(true);
    job?.resolve("done");
    expect(await Promise.all([first, second])).toEqual(["done", "done"]);
    void join("both", "b");
    expect(queue.isEmpty).toBe(false);
  });

  it("takes so many of each address, and makes room where one has too many", async () => {
    const { join, takeAll, refused, settled } = useQueue();
    for (const work of ["a1", "a2", "a3", "a4"]) void join(work, "a");
    for (const work of ["b1", "b2", "b3"]) void join(work, "b");
    void join("c1", "c");
    await settled();
    expect(refused).toEqual([
      ["a4", "rate_limited"],
      ["a3", "unavailable"],
    ]);
    for (const address of ["d", "e", "f", "g"]) void join(`${address}1`, address);
    await settled();
    const later = refused.slice(2).map(([work]) => work);
    expect(later.sort()).toEqual(["a2", "b2", "b3", "g1"]);
    expect(takeAll()).toEqual(["a1", "b1", "c1", "d1", "e1", "f1"]);
  });

  it("forgets what everybody has left, and keeps what somebody still wants", async () => {
    const { join, takeAll, refused, settled } = useQueue();
    const [leaving, gone] = [new AbortController(), new AbortController()];
    gone.abort();
    void join("left", "a", leaving.signal);
    void join("shared", "a", leaving.signal);
    void join("shared", "b");
    void join("late", "a", gone.signal);
    leaving.abort();
    expect(takeAll()).toEqual(["shared"]);
    await settled();
    expect(refused).toEqual([
      ["late", "unavailable"],
      ["left", "unavailable"],
    ]);
  });

  it("refuses no second waiter, though its own line or the whole queue is full", async () => {
    const { join, takeAll, refused, settled } = useQueue();
    void join("shared", "a");
    for (const work of ["b1", "b2", "b3"]) void join(work, "b");
    for (const work of ["c1", "c2"]) void join(work, "c");
    const theirs = [join("shared", "b"), join("shared", "c"), join("shared", "d")];
    await settled();
    expect(refused).toEqual([]);
    expect(takeAll()).toEqual(["shared", "b1", "c1", "b2", "c2", "b3"]);
    expect(await Promise.all(theirs)).toEqual(["done", "done", "done"]);
  });

  it("never makes room for a waiter by the very job that it joins", async () => {
    const { join, takeAll, refused, settled } = useQueue();
    for (const work of ["a1", "a2", "shared"]) void join(work, "a");
    for (const address of ["b", "c", "d"]) void join(`${address}1`, address);
    const theirs = join("shared", "e");
    await settled();
    expect(refused).toEqual([]);
    expect(takeAll()).toContain("shared");
    expect(await theirs).toBe("done");
  });

  it("refuses all that wait", async () => {
    const { queue, join, takeAll, refused, settled } = useQueue();
    for (const address of ["a", "b"]) void join(`${address}1`, address);
    queue.refuse(new Failure("unavailable", "closing"));
    await settled();
    expect(refused).toEqual([
      ["a1", "unavailable"],
      ["b1", "unavailable"],
    ]);
    expect(takeAll()).toEqual([]);
  });
});
