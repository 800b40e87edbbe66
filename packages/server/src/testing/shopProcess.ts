// A shop of its own process for tests: the real server and API, with pages that take their time.
import { setTimeout as pause } from "node:timers/promises";
import { type MakePages, runShop } from "../index.js";

const makePages: MakePages = async ({ apiBaseUrl, apiFetch = fetch, origin }) => {
  return async (request, response) => {
    const url = new URL(request.url ?? "/", origin);
    if (url.pathname === "/forever") return new Promise(() => undefined);
    if (url.pathname === "/slow") await pause(1_000);
    // What a page needs of the API: its database, until the page has been sent.
    const ready = await apiFetch(new URL("/readyz", apiBaseUrl).href);
    response.writeHead(200, ["X-Database", String(ready.status)]);
    response.end(`a page of ${origin}`);
  };
};

await runShop({ root: process.cwd(), makePages });
