import type { IncomingMessage, ServerResponse } from "node:http";
import { createMemorySession, createStoreClient } from "@taanka/api-client";
import sirv from "sirv";
import { provideApi } from "../data/api";
import { type AssetSource, type PageAssets, readAssets } from "./assets";
import { type PageContext, renderPage } from "./renderPage";

export interface ShopOptions extends Omit<PageContext, "assetsFor" | "patience"> {
  /** Base URL of the API as this server reaches it, `/api` included. */
  apiBaseUrl: string;
  /** Calls the API without the network when both run in one process. */
  apiFetch?: typeof fetch;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Makes the handler that renders the shop's pages. One shop a process: its API client is shared by
 * all requests, which is safe because the server reads only what every visitor may.
 */
export function createPages(options: ShopOptions, assets: AssetSource): Handler {
  const client = createStoreClient({
    baseUrl: options.apiBaseUrl,
    session: createMemorySession(),
    ...(options.apiFetch && { fetch: options.apiFetch }),
  });
  provideApi(() => Promise.resolve(client));
  const context = {
    ...options,
    assetsFor: (module: string): PageAssets => assets.forModule(module),
  };
  return (request, response) => renderPage(request, response, context);
}

/**
 * The shop as built: its files, then its pages.
 *
 * @param clientFolder where the client build lies
 * @throws when the client build is missing
 */
export function createShop(options: ShopOptions, clientFolder: string): Handler {
  const files = sirv(clientFolder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith("/assets/");
      response.setHeader(
        "Cache-Control",
        hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
      response.setHeader("X-Content-Type-Options", "nosniff");
    },
  });
  const pages = createPages(options, readAssets(clientFolder));
  return (request, response) =>
    new Promise((resolve, reject) => {
      response.once("close", resolve);
      files(request, response, () => pages(request, response).then(resolve, reject));
    });
}
