import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopInBrowser } from "./support/browser";
import { soon, wholePage } from "./support/pages";
import { sharedShop } from "./support/sharedShop";
import { listen, serveStorefront } from "./support/storefront";

const build = path.join(process.cwd(), "packages/store-app/dist");
const { visit } = shopInBrowser();

/** Instances of a shop, of which `front` reaches the last; a later render is like another instance's. */
const instances: string[] = [];
const servers: { close(): void }[] = [];
const statuses: number[] = [];
let front = "";

async function startInstance(): Promise<string> {
  const storefront = await serveStorefront(build, {
    api: { baseUrl: `${sharedShop()}/api` },
    origin: "https://shop.example",
    log: () => undefined,
  });
  servers.push(storefront);
  instances.push(storefront.address);
  return storefront.address;
}

beforeAll(async () => {
  await startInstance();
  await startInstance();
  const proxy = await listen(async (request, response) => {
    const tag = request.headers["if-none-match"];
    const target = request.url?.startsWith("/api/") ? sharedShop() : instances.at(-1);
    const answer = await fetch(`${target}${request.url}`, {
      headers: { "accept-encoding": "identity", ...(tag && { "if-none-match": tag }) },
    });
    if (request.url === "/faq") statuses.push(answer.status);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(answer.status === 304 ? undefined : Buffer.from(await answer.arrayBuffer()));
  });
  servers.push(proxy);
  front = proxy.address;
});
afterAll(() => {
  for (const server of servers) server.close();
});

const product = "/product/patola-print-silk-blend-saree";

describe("a page that is rendered again from the same data", () => {
  it.each(["/", "/hi", "/view-all", "/category/sarees", product, "/faq", "/track-order"])(
    "is the same to the byte: %s",
    async (address) => {
      const [first, second] = await Promise.all(
        instances.map(async (instance) => {
          await wholePage(address, instance);
          const answer = await fetch(instance + address);
          return { tag: answer.headers.get("etag"), text: await answer.text() };
        }),
      );
      expect(first?.tag).toMatch(/^"/);
      expect(second).toEqual(first);
    },
  );

  it("is not sent again to a browser, which learns how old its data is", async () => {
    const { page, complaints, leave } = await visit("desktop");
    const open = async () => {
      await page.goto(`${front}/faq`, soon);
      return page.evaluate(() => Date.parse(document.lastModified));
    };
    await wholePage("/faq", instances.at(-1));
    const before = await open();
    await page.goto(`${front}/terms`, soon);
    await page.waitForFunction((time) => Date.now() > time + 2_000, before);
    await wholePage("/faq", await startInstance());
    const after = await open();
    expect(statuses).toEqual([200, 304]);
    expect(after).toBeGreaterThan(before);
    expect(complaints).toEqual([]);
    await leave();
  });
});
