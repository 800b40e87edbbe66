// Joins the shop and its API in one process (docs/decisions/001-one-composition-root.md).
import { createServer } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { checkPort } from "./lib/port.mjs";
import { Stop, say } from "./lib/terminal.mjs";
import { root } from "./lib/workspace.mjs";

const app = path.join(root, "packages/store-app/dist");
const isApi = (url = "/") => /^\/(api|dev\/outbox|healthz|readyz|metrics)(?:[/?]|$)/.test(url);

/** Starts the embedded reference API with its database, or says in a sentence why it can't. */
async function startApi() {
  const { createApi, readConfig, ConfigError, DataDirectoryInUseError } = await import(
    "@taanka/store-api"
  );
  try {
    const config = readConfig();
    return await createApi({
      ...config,
      dataDir: path.resolve(root, process.env.DATA_DIR || ".data"),
    });
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof DataDirectoryInUseError;
    throw expected ? new Stop(error.message) : error;
  }
}

/** The origins of PICTURE_ORIGINS. */
function pictureOrigins(list = process.env.PICTURE_ORIGINS ?? "") {
  const given = list.split(",").map((origin) => origin.trim());
  return given.filter(Boolean).map((origin) => {
    if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
    throw new Stop(
      `PICTURE_ORIGINS holds "${origin}". Give origins such as https://cdn.example, with commas between.`,
    );
  });
}

const pageOptions = (options, origin) => ({
  ...options,
  origin,
  pictureOrigins: pictureOrigins(),
  log: logFailure,
});

/** The API this shop talks to: a running one by API_BASE_URL, else one of our own in this process. */
async function connectApi() {
  const remote = process.env.API_BASE_URL;
  if (remote)
    return { options: { apiBaseUrl: remote, publicApiUrl: process.env.PUBLIC_API_URL ?? remote } };
  const api = await startApi();
  return {
    api,
    options: {
      apiBaseUrl: "http://api.invalid/api",
      apiFetch: (input, init) =>
        api.fetch(input instanceof Request && !init ? input : new Request(input, init)),
    },
  };
}

const logLine = (level, fields) =>
  process.stdout.write(`${JSON.stringify({ level, time: Date.now(), ...fields })}\n`);

const logFailure = (message, error) =>
  logLine("error", { message, error: error instanceof Error ? error.stack : String(error) });

function handler(api, pages) {
  return (request, response) => {
    if (api && isApi(request.url)) return void api.listener(request, response);
    pages(request, response).catch((error) => {
      logFailure("A page failed", error);
      if (!response.headersSent) {
        response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
      }
      response.end("Something went wrong. Please try again.");
    });
  };
}

const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server.address().port));
  });

/** On the first signal: no new connection, open requests end, the database closes. */
function stopGracefully(server, api) {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const deadline = setTimeout(() => server.closeAllConnections(), 10_000);
    server.close(async () => {
      clearTimeout(deadline);
      await api?.close();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

/**
 * Opens the shop.
 * @param makePages makes the page handler from its options; the built shop by default
 */
export async function serve({ port, host, makePages = builtPages }) {
  const { api, options } = await connectApi();
  const server = createServer();
  try {
    await checkPort(port, host);
    const taken = await listen(server, port, host);
    const address = `http://${host === "0.0.0.0" || host === "127.0.0.1" ? "localhost" : host}:${taken}`;
    const origin = process.env.SHOP_ORIGIN ?? address;
    server.on("request", handler(api, await makePages(pageOptions(options, origin), server)));
    stopGracefully(server, api);
    say(`\nThe shop is open at ${address}`);
    if (api && process.env.NODE_ENV !== "production")
      say(`One-time codes arrive at ${address}/dev/outbox`);
    return server;
  } catch (error) {
    await api?.close();
    throw error;
  }
}

async function builtPages(options) {
  const { createShop } = await import(pathToFileURL(path.join(app, "server/entry.js")).href);
  return createShop(options, path.join(app, "client"));
}
