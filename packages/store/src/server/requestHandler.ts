import type { IncomingMessage, ServerResponse } from "node:http";
import sirv, { type Options } from "sirv";
import { installPaths } from "../client/installPaths";
import type { StoreLanguage } from "../react-router/localePaths";
import { decoded } from "../readable";
import { readAssets } from "./assets";
import { isSharedFile } from "./builds";
import { answerInstallFile } from "./installFiles";
import { createPageHandler, type Handler, refuse, type ServerOptions } from "./pageHandler";
import type { Storefront } from "./storefront";

/** How long browsers and content networks may keep a built file without asking. */
function lifetimeOf(pathname: string): string {
  if (pathname.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return pathname === installPaths.worker ? "no-cache" : "public, max-age=3600";
}

const fileOptions: Options = {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders(response, pathname) {
    response.setHeader("Cache-Control", lifetimeOf(pathname));
    response.setHeader("X-Content-Type-Options", "nosniff");
    // A file that is gone by now, or can't be read, is one answer lost: without a listener its stream
    // would end the process.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
  },
};

/** The build of another instance may have the file: no cache keeps that this one lacks it. */
const refuseFile = (response: ServerResponse) =>
  refuse(response, 404, { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });

/**
 * Answers with files of other instances' builds, which add to the folder while this one runs. sirv looks
 * for each of them with many calls that hold up every visitor, so it is asked for those alone that exist.
 */
function filesOfOthers(shared: string | undefined): Handler {
  const files = shared && sirv(shared, { ...fileOptions, dev: true });
  return async (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    if (files && (await isSharedFile(shared, path)))
      files(request, response, () => refuseFile(response));
    else refuseFile(response);
  };
}

/** Vite's account of the sources, maps of them, and what of both is packed. */
const privateFile = /^\/manifest\.json(?:\.\w+)?$|\.map(?:\.\w+)?$/;

/** Whether a request names a file of the build that is the server's alone, however it spells it. */
function isPrivate(request: IncomingMessage): boolean {
  const [path = ""] = (request.url ?? "").split("?", 1);
  return privateFile.test((decoded(path) ?? path).replace(/\/+$/, ""));
}

/**
 * The storefront as built: its files, then its pages.
 *
 * @param storefront what the pages are
 * @param options how they are served
 * @param clientFolder where the client build lies
 * @throws when the client build is missing
 */
export function createRequestHandler<Language extends StoreLanguage, Words>(
  storefront: Storefront<Language, Words>,
  options: ServerOptions,
  clientFolder: string,
): Handler {
  const files = sirv(clientFolder, fileOptions);
  const answerOthers = filesOfOthers(options.sharedFiles);
  const pages = createPageHandler(
    storefront,
    options,
    readAssets(clientFolder, storefront.firstFont),
  );
  const { locales, manifest } = storefront;
  const worker = options.serviceWorker?.enabled ?? true;
  return (request, response) =>
    new Promise((resolve, reject) => {
      response.once("close", resolve);
      if (answerInstallFile(request, response, { worker, locales, manifest })) return;
      // No browser needs a part of these files, and sirv throws for some that it can't give.
      delete request.headers.range;
      const answerPage = () => pages(request, response).then(resolve, reject);
      if (isPrivate(request)) return void answerPage();
      files(request, response, () => {
        if (!request.url?.startsWith("/assets/")) answerPage();
        else answerOthers(request, response).catch(reject);
      });
    });
}
