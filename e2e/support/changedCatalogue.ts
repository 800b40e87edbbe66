import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { listen, loadStorefront } from "./storefront";

/** What another catalogue says in the place of a value, given its key and what stands beside it. */
export type Rewrite = (key: string, value: unknown, beside: Record<string, unknown>) => unknown;

/** Headers that belong to one connection, or to a body that is not passed on as it came. */
const ownHeaders =
  /^(host|connection|content-length|accept-encoding|transfer-encoding|keep-alive)$/;

async function passOn(shop: string, request: IncomingMessage, restore: (sent: string) => string) {
  const { method = "GET", url = "/", headers } = request;
  const body = restore(await text(request));
  const passed = Object.entries(headers).filter(([name]) => !ownHeaders.test(name));
  return fetch(shop + restore(url), {
    method,
    headers: passed.map(([name, value]): [string, string] => [name, String(value)]),
    ...(body && { body }),
  });
}

async function sendBack(answer: Response, response: ServerResponse, rewrite: Rewrite) {
  const type = answer.headers.get("content-type") ?? "";
  response.writeHead(answer.status, { "content-type": type });
  if (!type.includes("json")) {
    response.end(Buffer.from(await answer.arrayBuffer()));
    return;
  }
  const body: unknown = JSON.parse(await answer.text(), function (key, value) {
    return rewrite(key, value, this);
  });
  response.end(JSON.stringify(body));
}

/**
 * A storefront of its own in front of a shop's API, whose answers say something else.
 *
 * @param shop where the API is
 * @param restore makes of what the storefront sends what the API knows
 */
export async function shopWithCatalogue(
  shop: string,
  rewrite: Rewrite,
  restore: (sent: string) => string = (sent) => sent,
) {
  let pages: Awaited<ReturnType<typeof loadStorefront>> | undefined;
  const own = await listen(async (request, response) => {
    if (!/^\/(api|dev)\//.test(request.url ?? "")) return pages?.(request, response);
    await sendBack(await passOn(shop, request, restore), response, rewrite);
  });
  pages = await loadStorefront(path.join(process.cwd(), "packages/store-app/dist"), {
    api: { baseUrl: `${own.address}/api` },
    origin: own.address,
    log: () => undefined,
  });
  return own;
}
