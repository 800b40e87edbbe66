import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { preinit, preload, preloadModule } from "react-dom";
import { renderToPipeableStream } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "../app/App";
import { Document } from "../app/Document";
import { findRoute, type RouteOutcome } from "../app/routing";
import { prefetchFrame } from "../data/frame";
import { createQueryClient } from "../data/queryClient";
import { notFoundRoute, routes } from "../routes";
import { OriginContext } from "../seo/origin";
import { visitorSession } from "../session/session";
import type { PageAssets } from "./assets";
import { compressed } from "./compress";
import { contentSecurityPolicy, pageHeaders } from "./csp";
import { createDehydrator, scriptJson, withDeferredData } from "./deferredData";

/** What a page needs to be rendered, beyond its request. */
export interface PageContext {
  assetsFor(module: string): PageAssets;
  /** Public origin of the shop, for canonical addresses: `https://shop.example`. */
  origin: string;
  /** Base URL of the API as browsers reach it, when it is not the shop's own `/api`. */
  publicApiUrl?: string;
  /** Origins that pictures may come from besides the shop's and the API's. */
  pictureOrigins?: readonly string[];
  log: (message: string, error: unknown) => void;
  /** Milliseconds after which what is not there yet is left to the browser. */
  patience?: number;
}

function Assets({ assets, nonce }: { assets: PageAssets; nonce: string }) {
  for (const href of assets.styles) preinit(href, { as: "style", precedence: "kit" });
  for (const href of assets.fonts)
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  for (const href of assets.modules) preloadModule(href, { as: "script", nonce });
  return null;
}

const allowedOrigins = ({ publicApiUrl, pictureOrigins = [] }: PageContext) => ({
  api: publicApiUrl ? [new URL(publicApiUrl).origin] : [],
  pictures: pictureOrigins,
});

/** Answers a redirect; false when the outcome is none. */
function redirected(response: ServerResponse, outcome: RouteOutcome | undefined): boolean {
  if (!outcome || !("redirect" in outcome)) return false;
  response.writeHead(outcome.status, { Location: outcome.redirect, "Cache-Control": "no-cache" });
  response.end();
  return true;
}

/** Answers one page request: data first, then the document as a stream. */
export async function renderPage(
  request: IncomingMessage,
  response: ServerResponse,
  context: PageContext,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://shop.invalid");
  const found = findRoute(routes, url);
  const route = found?.route ?? notFoundRoute;
  const queryClient = createQueryClient(true);
  const [, outcome] = await Promise.all([
    route.layout === "bare" ? undefined : prefetchFrame(queryClient),
    found?.route.loadPrefetch?.().then((prefetch) => prefetch(queryClient, found.match)),
    route.screen.preload(),
  ]);
  if (redirected(response, outcome)) return;
  const status = found ? (outcome?.status ?? 200) : 404;
  const nonce = randomBytes(16).toString("base64");
  const assets = context.assetsFor(route.module);
  const take = createDehydrator(queryClient);
  const body = compressed(request, response);
  const stream = renderToPipeableStream(
    <OriginContext value={context.origin}>
      <Document apiBaseUrl={context.publicApiUrl}>
        <Assets assets={assets} nonce={nonce} />
        <StaticRouter location={url.pathname + url.search}>
          <App queryClient={queryClient} session={visitorSession} />
        </StaticRouter>
      </Document>
    </OriginContext>,
    {
      nonce,
      // A part that is ready goes out in its place, however large; only what is late follows after.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      bootstrapModules: [assets.entry],
      bootstrapScriptContent: `self.__taankaData=[${scriptJson(take() ?? [])}]`,
      onShellReady() {
        response.writeHead(status, {
          ...pageHeaders,
          "Cache-Control": "no-cache",
          "Content-Security-Policy": contentSecurityPolicy(nonce, allowedOrigins(context)),
        });
        if (request.method === "HEAD") {
          response.end();
          return;
        }
        stream.pipe(withDeferredData(nonce, take, body.flush)).pipe(body.stream);
      },
      onShellError(error) {
        context.log("The page's shell failed to render", error);
        if (!response.headersSent) {
          response.removeHeader("Content-Encoding");
          response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
        }
        response.end("Something went wrong. Please try again.");
      },
      onError: (error) => context.log("A part of the page failed to render", error),
    },
  );
  const timer = setTimeout(() => stream.abort(), context.patience ?? 8_000);
  response.on("close", () => {
    clearTimeout(timer);
    stream.abort();
    queryClient.clear();
  });
}
