import { once } from "node:events";
import { createServer } from "node:http";
import type { AssetSource, ServerOptions } from "@taanka/store/server";
import { listening } from "@taanka/test-support";
import { createPages } from "../entry";

const assets: AssetSource = {
  built: true,
  forModule: () => ({ entry: "/assets/entry.js", modules: [], styles: [], fonts: [] }),
};

/** Headers that tell when a page was sent or rendered. */
const ofItsTime = ["date", "last-modified"];

/**
 * The shop's own pages, rendered as they are, behind a real HTTP server. The API has nothing in its
 * catalogue unless the test gives another.
 */
export async function startRenderedShop(options: Partial<ServerOptions> = {}) {
  const failures: unknown[] = [];
  const noteWarning = (warning: Error) => void failures.push(warning);
  process.on("warning", noteWarning);
  const pages = createPages(
    {
      api: {
        transport: {
          send: async ({ call }) => (call.path.endsWith("revision") ? { revision: "1" } : []),
        },
      },
      origin: "https://shop.example",
      log: (_message, error) => failures.push(error),
      ...options,
    },
    assets,
  );
  const server = createServer((request, response) => {
    pages(request, response).catch((error) => {
      failures.push(error);
      response.writeHead(500, { "Content-Length": "0" });
      response.end();
    });
  });
  const port = await listening(server);
  return {
    /** What went to the log, what no page answered, and what Node warned of. */
    failures,
    ask: async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers,
        redirect: "manual",
      });
      return {
        status: answer.status,
        etag: answer.headers.get("etag"),
        time: answer.headers.get("last-modified"),
        control: answer.headers.get("cache-control"),
        location: answer.headers.get("location"),
        headers: JSON.stringify([...answer.headers].filter(([name]) => !ofItsTime.includes(name))),
        html: await answer.text(),
      };
    },
    close: async () => {
      process.off("warning", noteWarning);
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type RenderedShop = Awaited<ReturnType<typeof startRenderedShop>>;
