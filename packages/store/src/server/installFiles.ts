import type { IncomingMessage, ServerResponse } from "node:http";
import { installPaths } from "../client/installPaths";
import type { LocalePaths, StoreLanguage } from "../react-router/localePaths";

/**
 * A worker that takes itself off: what browsers get in the place of one that has to go. What they
 * have kept goes with it, and the next page is the network's again.
 */
const selfUnregisteringWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase("workbox-expiration");
  await self.registration.unregister();
})()));
`;

function send(request: IncomingMessage, response: ServerResponse, type: string, body: string) {
  response.writeHead(200, {
    "Content-Type": type,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

export interface InstallFilesOptions<Language extends StoreLanguage> {
  /** False takes the service worker off every device that comes again. */
  worker: boolean;
  locales: LocalePaths<Language>;
  /** The web app's manifest in a language. */
  manifest(language: Language): object;
}

/**
 * Answers for what makes the shop an app: its manifest in each language, and, where browsers shall
 * keep nothing any more, the worker that goes.
 *
 * @returns whether it has answered
 */
export function answerInstallFile<Language extends StoreLanguage>(
  request: IncomingMessage,
  response: ServerResponse,
  { worker, locales, manifest }: InstallFilesOptions<Language>,
): boolean {
  const [path = ""] = (request.url ?? "").split("?", 1);
  const { language, pathname } = locales.readLanguage(path);
  if (pathname === installPaths.manifest) {
    send(
      request,
      response,
      "application/manifest+json; charset=utf-8",
      JSON.stringify(manifest(language)),
    );
    return true;
  }
  if (path !== installPaths.worker || worker) return false;
  send(request, response, "text/javascript; charset=utf-8", selfUnregisteringWorker);
  return true;
}
