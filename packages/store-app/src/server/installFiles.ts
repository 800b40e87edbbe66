import type { IncomingMessage, ServerResponse } from "node:http";
import type { Language } from "@taanka/shop-config";
import { inLanguage } from "@taanka/shop-config";
import { shop } from "../config";
import { installPaths, paths } from "../paths";
import { pathIn, readLanguage } from "../routing/language";

const icon = (file: string, sizes: string, purpose: "any" | "maskable") => ({
  src: `${installPaths.icons}${file}`,
  sizes,
  type: "image/png",
  purpose,
});

/** What a browser shows of the shop once it is on somebody's home screen. */
const manifestOf = (language: Language): string =>
  JSON.stringify({
    // In every language it is the one shop.
    id: paths.home,
    name: shop.name,
    short_name: shop.name,
    description: inLanguage(shop.description, language.code),
    lang: language.locale,
    dir: language.dir,
    start_url: pathIn(language, paths.home),
    scope: paths.home,
    display: "standalone",
    background_color: shop.theme.themeColor.light,
    theme_color: shop.theme.themeColor.light,
    categories: ["shopping"],
    icons: [
      { src: shop.theme.icon, sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("192.png", "192x192", "any"),
      icon("512.png", "512x512", "any"),
      icon("maskable-512.png", "512x512", "maskable"),
    ],
  });

/**
 * A worker that takes itself off: what browsers get in the place of one that has to go. What they
 * have kept goes with it, and the next page is the network's again.
 */
const farewell = `self.addEventListener("install", () => self.skipWaiting());
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

/**
 * Answers for what makes the shop an app: its manifest in each language, and, where browsers shall
 * keep nothing any more, the worker that goes.
 *
 * @param worker false takes the service worker off every device that comes again
 * @returns whether it has answered
 */
export function answerInstallFile(
  request: IncomingMessage,
  response: ServerResponse,
  { worker }: { worker: boolean },
): boolean {
  const [path = ""] = (request.url ?? "").split("?", 1);
  const { language, pathname } = readLanguage(path);
  if (pathname === installPaths.manifest) {
    send(request, response, "application/manifest+json; charset=utf-8", manifestOf(language));
    return true;
  }
  if (path !== installPaths.worker || worker) return false;
  send(request, response, "text/javascript; charset=utf-8", farewell);
  return true;
}
