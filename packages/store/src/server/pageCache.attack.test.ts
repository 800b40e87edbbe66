import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import type { RenderedPage } from "./pageCache";
import { type PageServer, pageOf, startPageServer } from "./testing/pageServer";

const servers: PageServer[] = [];
const start = async (...options: Parameters<typeof startPageServer>) => {
  const server = await startPageServer(...options);
  servers.push(server);
  return server;
};

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** Which of the addresses are answered without a render. */
async function cachedOf(server: PageServer, addresses: string[]): Promise<string[]> {
  const cached: string[] = [];
  for (const address of addresses) {
    const before = server.renders.length;
    await server.ask(address);
    if (server.renders.length === before) cached.push(address);
  }
  return cached;
}

describe("an attack", () => {
  it("of unknown addresses keeps no more pages than allowed, and the busy ones stay", async () => {
    const server = await start(({ address }) => pageOf(address), { maxEntries: 20 });
    for (let count = 0; count < 200; count++) {
      await server.ask("/");
      await server.ask(`/view-all/${count}`);
    }
    const early = Array.from({ length: 150 }, (_, count) => `/view-all/${count}`);
    expect(await cachedOf(server, ["/"])).toEqual(["/"]);
    expect(await cachedOf(server, early)).toEqual([]);
  });

  it("of large pages keeps no more bytes than allowed, packed ones counted", async () => {
    const large = (address: string): RenderedPage => ({
      ...pageOf(address),
      html: Buffer.alloc(100_000, address),
    });
    const server = await start(({ address }) => large(address), { maxBytes: 450_000 });
    const addresses = ["/1", "/2", "/3", "/4", "/5", "/6"];
    for (const address of addresses) await server.ask(address);
    expect(await cachedOf(server, [...addresses].reverse().slice(0, 4))).toHaveLength(4);
    const random = await start(
      () => ({
        ...pageOf(""),
        html: Buffer.from(Array.from({ length: 100_000 }, () => 32 + Math.random() * 90)),
      }),
      { maxBytes: 450_000 },
    );
    for (const address of addresses)
      await random.ask(address, { headers: { "accept-encoding": "gzip" } });
    // The newest first: asked for in the order of their renders, each would push out the next.
    expect((await cachedOf(random, [...addresses].reverse())).length).toBeLessThanOrEqual(2);
  });

  it("by a page that is larger than everything allowed is answered, and keeps nothing", async () => {
    const server = await start(() => pageOf("x".repeat(10_000)), { maxBytes: 5_000 });
    expect((await server.ask("/")).status).toBe(200);
    expect(await cachedOf(server, ["/"])).toEqual([]);
  });

  it("of hundreds of shoppers at once renders and packs one page", async () => {
    let finish = () => {};
    const waits = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const server = await start(async () => {
      await waits;
      return pageOf("sale");
    });
    const answers = Array.from({ length: 300 }, () =>
      server.ask("/", { headers: { "accept-encoding": "br" } }),
    );
    await expect.poll(() => server.renders.length).toBe(1);
    finish();
    const bodies = (await Promise.all(answers)).map(({ body }) => body.toString("base64"));
    expect(new Set(bodies).size).toBe(1);
    expect(server.renders).toHaveLength(1);
  });

  it("by failing pages asks the renderer once for all who wait", async () => {
    const server = await start(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      throw new Error("no database");
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.ask("/")));
    expect(answers.every(({ status }) => status === 500)).toBe(true);
    expect(server.renders.length).toBeLessThanOrEqual(2);
  });

  it("by headers changes nothing for others", async () => {
    const server = await start(({ address }) => pageOf(address));
    const plain = await server.ask("/");
    server.cache.clear();
    await server.ask("/", {
      headers: {
        host: "evil.example",
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "javascript",
        cookie: "session=1",
        authorization: "Bearer 1",
        "accept-language": "hi",
        "user-agent": "<script>",
        "x-original-url": "/admin",
        range: "bytes=0-1",
      },
    });
    const { date: _one, ...expected } = plain.headers;
    const after = await server.ask("/");
    const { date: _two, ...found } = after.headers;
    expect(found).toEqual(expected);
    expect(after.body).toEqual(plain.body);
    expect(server.renders).toHaveLength(2);
  });
});

it("answers nobody with another key's page, a failure's, or one that is too old", async () => {
  const step = fc.record({
    pass: fc.constantFrom(0, 1_000, 20_000, 40_000, 700_000),
    address: fc.constantFrom("/", "/cart", "/view-all"),
    lang: fc.constantFrom("en", "hi"),
    encoding: fc.constantFrom("identity", "br", "gzip"),
    fails: fc.boolean(),
    imported: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      let time = 0;
      let fails = false;
      let revision = 0;
      let told = 0;
      const server = await start(
        ({ address, language }) => {
          if (fails) throw new Error("no database");
          return {
            ...pageOf(""),
            headers: { "x-made": JSON.stringify({ address, language, time, revision }) },
          };
        },
        {
          now: () => time,
          revision: async () => {
            told = revision;
            return String(revision);
          },
          maxEntries: 3,
        },
      );
      for (const { pass, address, lang, encoding, ...now } of steps) {
        time += pass;
        fails = now.fails;
        if (now.imported) revision++;
        const headers = { "accept-encoding": encoding };
        const oldest = told;
        const answer = await server.ask(`${address}?lang=${lang}`, { headers });
        if (answer.status === 500) {
          expect(fails).toBe(true);
          continue;
        }
        const made = JSON.parse(String(answer.headers["x-made"]));
        expect(made).toMatchObject({ address, language: lang });
        expect(time - made.time).toBeLessThan(630_000);
        expect(made.revision).toBeGreaterThanOrEqual(oldest);
        expect(answer.headers["content-encoding"] ?? "identity").toBe(encoding);
      }
      await server.close();
    }),
    { numRuns: 40 },
  );
});
