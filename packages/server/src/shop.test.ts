import { createServer, type Server } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Facts } from "./agreement.js";
import { StartError } from "./port.js";
import type { Pages } from "./router.js";
import { readSettings } from "./settings.js";
import { Shop } from "./shop.js";
import { listening } from "./testing/http.js";

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** A shop of these facts that is about to start, with an API elsewhere. */
async function shopOf(facts: Facts, ofApi: Facts) {
  const api: Server = createServer((_request, response) =>
    response.end(JSON.stringify({ info: { "x-shop": ofApi } })),
  );
  endings.push(() => void api.close());
  const baseUrl = `http://127.0.0.1:${await listening(api)}/api`;
  const share = vi.fn(async () => undefined);
  const pages: Pages = Object.assign(async () => undefined, { facts, share });
  const shop = new Shop({
    settings: readSettings({ PORT: "0", API_BASE_URL: baseUrl }),
    connectApi: async () => ({ remote: { baseUrl, publicUrl: baseUrl } }),
    makePages: async () => pages,
    log: () => undefined,
    warmUp: false,
  });
  endings.unshift(() => shop.stop());
  return { shop, share };
}

describe("the files of a shop's build", () => {
  it("are shared before it opens", async () => {
    const { shop, share } = await shopOf({ name: "NEELAM" }, { name: "NEELAM" });
    expect(await shop.start()).toBe(true);
    expect(share).toHaveBeenCalledTimes(1);
  });

  it("are not shared where the API works for another shop", async () => {
    const { shop, share } = await shopOf({ name: "NEELAM" }, { name: "TAANKA" });
    await expect(shop.start()).rejects.toThrow(StartError);
    expect(share).not.toHaveBeenCalled();
  });
});
