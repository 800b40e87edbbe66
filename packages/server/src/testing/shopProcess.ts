// A shop of its own process for tests: the real server and API, with pages that take their time.
import { setTimeout as pause } from "node:timers/promises";
import { type ApiError, createMemorySession, createStoreClient } from "@taanka/api-client";
import { type MakePages, runShop } from "../index.js";

const makePages: MakePages = async ({ api, origin }) => {
  const client = createStoreClient({ ...api, session: createMemorySession() });
  return async (request, response) => {
    const url = new URL(request.url ?? "/", origin);
    // As the storefront's home page and listings do while there are no products.
    if (process.env.NO_PAGES) return void response.writeHead(404).end();
    if (url.pathname === "/forever") return new Promise(() => undefined);
    if (url.pathname === "/failing")
      throw new Error("a page failed", { cause: new Error("nobody was there") });
    if (url.pathname === "/slow") {
      await pause(1_000);
      // What a page needs of the API: its database, until the page has been sent.
      const refusal = await client.items.read("unknown").catch((error: ApiError) => error.status);
      response.setHeader("X-Unknown-Product", String(refusal));
    }
    response.end(`a page of ${origin}`);
  };
};

await runShop({ root: process.cwd(), makePages });
