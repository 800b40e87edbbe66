import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import { listening } from "@taanka/test-support";
import {
  createPageCache,
  type PageCache,
  type PageCacheOptions,
  type PageKey,
  type RenderedPage,
} from "../pageCache";
import type { RenderPurpose } from "../renderPage";

/** What a page request was answered. */
interface PageAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
}

/** A page cache behind a real HTTP server, with a renderer and a clock that a test moves. */
export interface PageServer {
  cache: PageCache;
  /** Every key rendered so far. */
  renders: PageKey[];
  /** What went to the log. */
  failures: unknown[];
  /** Moves the clock. */
  pass(milliseconds: number): void;
  ask(path: string, options?: AskOptions): Promise<PageAnswer>;
  close(): Promise<void>;
}

export type Render = (
  key: PageKey,
  count: number,
  purpose: RenderPurpose,
) => RenderedPage | Promise<RenderedPage>;

/** A page that is worth packing and tells which render made it. */
export const pageOf = (text: string): RenderedPage => ({
  status: 200,
  headers: { "Content-Type": "text/html; charset=utf-8" },
  html: `<!doctype html><title>${text}</title>${"<p>Sarees</p>".repeat(200)}`,
  cacheable: true,
});

/** Lets everything that has been started in the background end. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

export async function startPageServer(
  render: Render,
  options: Partial<PageCacheOptions> = {},
): Promise<PageServer> {
  let time = 1_000_000;
  const renders: PageKey[] = [];
  const failures: unknown[] = [];
  const cache = createPageCache({
    revision: async () => "1",
    log: (_message, error) => failures.push(error),
    now: () => time,
    ...options,
    render: async (key, purpose) => {
      renders.push(key);
      return render(key, renders.length, purpose);
    },
  });
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? "/", "http://shop.invalid");
    const key = { address: url.pathname, language: url.searchParams.get("lang") ?? "en" };
    cache.answer(incoming, outgoing, key).catch(() => {
      outgoing.writeHead(500, { "Content-Length": "0" });
      outgoing.end();
    });
  });
  const port = await listening(server);
  await settle();
  return {
    cache,
    renders,
    failures,
    pass: (milliseconds) => {
      time += milliseconds;
    },
    ask: (path, { method = "GET", headers = {} } = {}) =>
      new Promise((resolve, reject) => {
        const call = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        });
        call.on("error", reject);
        call.end();
      }),
    close: async () => {
      cache.close();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
