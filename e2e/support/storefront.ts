import { createServer } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";

type Handler = NonNullable<Parameters<typeof createServer>[1]>;

interface Storefront {
  createShop(options: object, clientFolder: string): Handler;
}

interface Listening {
  address: string;
  close(): void;
}

/** Answers on a free port of this machine. */
export async function listen(handler: Handler): Promise<Listening> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const listening = server.address();
  if (!listening || typeof listening === "string") throw new Error("The server has no port.");
  return {
    address: `http://127.0.0.1:${listening.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Serves a storefront that is built.
 *
 * @param build folder with `client` and `server`
 * @param options as of `createShop` in packages/store-app
 */
export async function serveStorefront(build: string, options: object): Promise<Listening> {
  const entry = pathToFileURL(path.join(build, "server/entry.js")).href;
  const { createShop } = (await import(entry)) as Storefront;
  return listen(createShop(options, path.join(build, "client")));
}
