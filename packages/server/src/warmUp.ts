import { once } from "node:events";
import { createServer } from "node:http";
import type { Handler } from "./router.js";

/** A page was answered otherwise than well. */
export class PageStatusError extends Error {
  override name = "PageStatusError";
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
    this.status = status;
  }
}

/**
 * Asks for a page as the first visitor will, over a connection of its own, so that they don't wait
 * for code to be loaded and indexes to be read.
 *
 * @throws when the page fails
 */
export async function warmUp(pages: Handler, path: string, signal: AbortSignal): Promise<void> {
  let failure: unknown;
  const server = createServer((request, response) => {
    pages(request, response).catch((error) => {
      failure = error;
      response.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const headers = { "accept-encoding": "br", "accept-language": "*" };
    const page = await fetch(`http://127.0.0.1:${port}${path}`, { signal, headers });
    await page.arrayBuffer();
    if (!page.ok) throw new PageStatusError(path, page.status);
  } catch (error) {
    throw failure ?? error;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
