import { afterEach, describe, expect, it, vi } from "vitest";
import type { PageCacheOptions, RenderedPage } from "./pageCache";
import {
  type PageServer,
  pageOf,
  type Render,
  settle,
  startPageServer,
} from "./testing/pageServer";

let server: PageServer;
const start = async (
  render: Render = (_key, count) => pageOf(String(count)),
  options: Partial<PageCacheOptions> = {},
) => {
  server = await startPageServer(render, options);
};
const titleOf = async (path: string) =>
  /<title>(.*)<\/title>/.exec((await server.ask(path)).body.toString())?.[1];

/** A promise that a test fulfils. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

afterEach(() => server.close());

describe("a render in the background that fails", () => {
  it.each([
    ["throws", () => Promise.reject(new Error("no database"))],
    ["answers 500", () => ({ ...pageOf("sorry"), status: 500, cacheable: false })],
    ["is not whole", () => ({ ...pageOf("samples"), cacheable: false })],
  ])("and %s leaves the page, is logged, and is tried again after a pause", async (_how, fail) => {
    await start((_key, count) => (count === 1 || count > 2 ? pageOf(String(count)) : fail()));
    await titleOf("/");
    server.pass(30_000);
    expect(await titleOf("/")).toBe("1");
    await expect.poll(() => server.failures).toHaveLength(1);
    expect(await titleOf("/")).toBe("1");
    expect(server.renders).toHaveLength(2);
    server.pass(5_000);
    expect(await titleOf("/")).toBe("1");
    await expect.poll(() => titleOf("/")).toBe("3");
  });

  it("takes a page away that is not there any more", async () => {
    await start((_key, count) =>
      count === 1 ? pageOf("there") : { ...pageOf("gone"), status: 404, cacheable: false },
    );
    await titleOf("/product/1");
    server.pass(30_000);
    expect(await titleOf("/product/1")).toBe("there");
    await expect.poll(async () => (await server.ask("/product/1")).status).toBe(404);
    expect(server.failures).toEqual([]);
  });

  it("and never ends does not stop later ones", async () => {
    await start((_key, count) =>
      count === 2 ? new Promise(() => undefined) : pageOf(String(count)),
    );
    await titleOf("/");
    server.pass(30_000);
    await titleOf("/");
    server.pass(30_000);
    expect(await titleOf("/")).toBe("1");
    await expect.poll(() => titleOf("/")).toBe("3");
  });
});

it("a render that ends late does not take the place of a later one", async () => {
  const slow = gate();
  await start(async (_key, count) => {
    if (count === 2) await slow.opened;
    return pageOf(String(count));
  });
  await titleOf("/");
  for (let late = 0; late < 2; late++) {
    server.pass(30_000);
    await titleOf("/");
  }
  await expect.poll(() => titleOf("/")).toBe("3");
  slow.open();
  await settle();
  expect(await titleOf("/")).toBe("3");
});

describe("a page whose data is late", () => {
  const lacking = (
    render: () => Promise<RenderedPage>,
    arrived = async () => true,
  ): RenderedPage => ({ ...pageOf("lacking"), cacheable: false, late: { arrived, render } });

  it("is sent without it, to all who come meanwhile, and kept once it is whole", async () => {
    const data = gate();
    const arrived = () => data.opened.then(() => true);
    await start(() => lacking(async () => pageOf("whole"), arrived));
    const first = await server.ask("/");
    expect(first.headers["cache-control"]).toBe("no-cache");
    expect(await titleOf("/")).toBe("lacking");
    expect(server.renders).toHaveLength(1);
    data.open();
    await expect.poll(() => titleOf("/")).toBe("whole");
    expect((await server.ask("/")).headers["cache-control"]).toContain("s-maxage=30");
    expect(server.renders).toHaveLength(1);
    expect(server.failures).toEqual([]);
  });

  it("is rendered again for the next visitor where its data never came", async () => {
    const again = vi.fn(async () => ({ ...pageOf("still lacking"), cacheable: false }));
    await start(() => lacking(again, async () => false));
    await titleOf("/");
    await settle();
    expect(await titleOf("/")).toBe("lacking");
    expect(server.renders).toHaveLength(2);
    expect(again).not.toHaveBeenCalled();
  });

  it("is logged where it fails the second time, and costs nobody an answer", async () => {
    await start(() => lacking(() => Promise.reject(new Error("no memory"))));
    expect(await titleOf("/")).toBe("lacking");
    await expect.poll(() => server.failures.map(String)).toEqual(["Error: no memory"]);
    expect(await titleOf("/")).toBe("lacking");
  });

  it("is not kept where the catalogue has changed meanwhile", async () => {
    let revision = "1";
    const data = gate();
    const again = vi.fn(async () => pageOf("old"));
    const arrived = () => data.opened.then(() => true);
    await start((_key, count) => (count === 1 ? lacking(again, arrived) : pageOf("new")), {
      revision: async () => revision,
    });
    await titleOf("/");
    revision = "2";
    server.pass(2_000);
    await titleOf("/other");
    await settle();
    data.open();
    await settle();
    expect(await titleOf("/")).toBe("new");
    expect(again).not.toHaveBeenCalled();
  });

  it("waits for it with 49 others at most, and all are finished one after the other", async () => {
    const data = gate();
    let running = 0;
    let most = 0;
    const again = vi.fn(async () => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      return pageOf("whole");
    });
    await start(() => lacking(again, () => data.opened.then(() => true)));
    const addresses = Array.from({ length: 70 }, (_, at) => `/product/${at}`);
    for (const address of addresses) expect(await titleOf(address)).toBe("lacking");
    data.open();
    await expect.poll(() => titleOf("/product/49")).toBe("whole");
    expect(again).toHaveBeenCalledTimes(50);
    expect(most).toBe(1);
    // There is room again.
    await titleOf("/product/69");
    await expect.poll(() => titleOf("/product/69")).toBe("whole");
  });

  it("is not waited for by visitors, and is by a render in the background", async () => {
    const purposes: string[] = [];
    await start((_key, count, purpose) => {
      purposes.push(purpose);
      return pageOf(String(count));
    });
    await titleOf("/");
    server.pass(30_000);
    await titleOf("/");
    await expect.poll(() => titleOf("/")).toBe("2");
    expect(purposes).toEqual(["visitor", "background"]);
  });

  it("keeps nobody waiting who comes while a render in the background waits for it", async () => {
    const data = gate();
    await start(async (_key, count, purpose) => {
      if (purpose === "background") await data.opened;
      return pageOf(String(count));
    });
    await titleOf("/");
    server.pass(629_000);
    await titleOf("/");
    server.pass(1_000);
    expect(await titleOf("/")).toBe("3");
    data.open();
    await settle();
    expect(await titleOf("/")).toBe("3");
  });
});

describe("the catalogue's revision", () => {
  it("drops every page at once when it changes, and is asked for every two seconds at most", async () => {
    let revision = "1";
    let asked = 0;
    await start(undefined, {
      revision: async () => {
        asked++;
        return revision;
      },
    });
    await titleOf("/a");
    await titleOf("/b");
    revision = "2";
    server.pass(1_999);
    expect([await titleOf("/a"), await titleOf("/b")]).toEqual(["1", "2"]);
    expect(asked).toBe(1);
    server.pass(1);
    await titleOf("/a");
    await settle();
    expect([await titleOf("/a"), await titleOf("/b")]).toEqual(["3", "4"]);
    expect(asked).toBe(2);
    server.pass(60_000);
    expect(asked).toBe(2);
  });

  it("drops nothing while it can't be had, and keeps nobody waiting", async () => {
    const answers: (() => Promise<string | undefined>)[] = [
      async () => "1",
      async () => undefined,
      () => Promise.reject(new Error("no database")),
      () => {
        throw new Error("no client");
      },
      () => new Promise(() => undefined),
    ];
    let asked = 0;
    await start(undefined, { revision: () => (answers[asked++] ?? (async () => "2"))() });
    for (let poll = 0; poll < 5; poll++) {
      expect(await titleOf("/")).toBe("1");
      await settle();
      server.pass(2_000);
    }
    expect(asked).toBe(5);
    server.pass(8_000);
    await titleOf("/");
    await settle();
    expect(asked).toBe(6);
    expect(await titleOf("/")).toBe("2");
  });

  it("keeps no page whose render began before it changed", async () => {
    let revision = "1";
    const slow = gate();
    await start(
      async (_key, count) => {
        if (count === 1) await slow.opened;
        return pageOf(String(count));
      },
      { revision: async () => revision },
    );
    const early = titleOf("/");
    await settle();
    revision = "2";
    server.pass(2_000);
    await titleOf("/other");
    await settle();
    expect(await titleOf("/")).toBe("3");
    slow.open();
    expect(await early).toBe("1");
    await settle();
    expect(await titleOf("/")).toBe("3");
  });

  it("that comes late does not undo a later one", async () => {
    const late = gate();
    const answers = [async () => "1", () => late.opened.then(() => "0"), async () => "1"];
    let asked = 0;
    await start(undefined, { revision: () => (answers[asked++] ?? (async () => "1"))() });
    await titleOf("/");
    server.pass(2_000);
    await titleOf("/");
    server.pass(10_000);
    await titleOf("/");
    late.open();
    await settle();
    expect(await titleOf("/")).toBe("1");
    expect(asked).toBe(3);
  });
});
