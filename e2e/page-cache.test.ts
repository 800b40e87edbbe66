import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wholePage } from "./support/pages";
import { sharedShop } from "./support/sharedShop";
import { listen, serveStorefront } from "./support/storefront";

const build = path.join(process.cwd(), "packages/store-app/dist");
const product = "/product/patola-print-silk-blend-saree";
const name = "Patola Print Silk Blend Saree";

/** What the shop's API says of itself, as if its catalogue were imported anew. */
const catalogue = { revision: "first", name };
const servers: { close(): void }[] = [];
let shop = "";

/** The running shop's API, whose catalogue a test may change. */
const startApi = () =>
  listen(async (request, response) => {
    if (request.url === "/api/catalogue/revision") {
      response.end(JSON.stringify({ success: true, data: { revision: catalogue.revision } }));
      return;
    }
    const body = request.method === "POST" ? await buffer(request) : null;
    const answer = await fetch(`${sharedShop()}${request.url}`, {
      method: request.method ?? "GET",
      headers: { "content-type": "application/json" },
      body,
    });
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end((await answer.text()).replaceAll(name, catalogue.name));
  });

beforeAll(async () => {
  const api = await startApi();
  const storefront = await serveStorefront(build, {
    api: { baseUrl: `${api.address}/api` },
    origin: "https://shop.example",
    log: () => undefined,
  });
  servers.push(api, storefront);
  shop = storefront.address;
});

afterAll(() => {
  for (const server of servers) server.close();
});

async function heading(): Promise<string | undefined> {
  const page = await (await fetch(shop + product)).text();
  return /<h1[^>]*>([^<]*)/.exec(page)?.[1];
}

describe("pages of a shop whose API runs elsewhere", () => {
  it("are kept until the catalogue is another one, and then are new within seconds", async () => {
    // The first revision that is heard of drops what was rendered before it.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await wholePage(product, shop);
    expect(await heading()).toBe(name);
    catalogue.name = "Patola Print Saree, Imported Anew";
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(await heading()).toBe(name);
    catalogue.revision = "second";
    await expect.poll(heading, { timeout: 8_000 }).toBe(catalogue.name);
  });
});
