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
 * A storefront that is built, as the handler of a server.
 *
 * @param build folder with `client` and `server`
 * @param options as of `createShop` in packages/store-app
 */
export async function loadStorefront(build: string, options: object): Promise<Handler> {
  const entry = pathToFileURL(path.join(build, "server/entry.js")).href;
  const { createShop } = (await import(entry)) as Storefront;
  return createShop(options, path.join(build, "client"));
}

/** Serves a storefront that is built; see {@link loadStorefront}. */
export async function serveStorefront(build: string, options: object): Promise<Listening> {
  return listen(await loadStorefront(build, options));
}

/**
 * A storefront of its own in front of a shop's API, which fails here for some calls. Browsers ask the
 * storefront's address for what they need of the API, and find none there.
 *
 * @param shop where the API is
 * @param calls how the paths of these calls begin
 */
export async function shopThatLacks(shop: string, calls: string): Promise<Listening> {
  const api = await listen(async (request, response) => {
    if (request.url?.startsWith(calls)) {
      response.writeHead(500).end("{}");
      return;
    }
    const answer = await fetch(`${shop}${request.url}`);
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(await answer.text());
  });
  const storefront = await serveStorefront(path.join(process.cwd(), "packages/store-app/dist"), {
    api: { baseUrl: `${api.address}/api` },
    origin: "https://shop.example",
    log: () => undefined,
  });
  return {
    address: storefront.address,
    close() {
      storefront.close();
      api.close();
    },
  };
}
