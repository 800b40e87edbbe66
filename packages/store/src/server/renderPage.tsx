import { Writable } from "node:stream";
import { ApiError, translated } from "@taanka/api-client";
import type { StoreSession } from "@taanka/api-client/session";
import type { Query, QueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { preinit, preload } from "react-dom";
import { renderToPipeableStream } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { pageDataId, writePageData } from "../client/pageData";
import { statusOf } from "../errors";
import { pageModulesId } from "../head/lateModules";
import { pageFailureId } from "../head/pageCode";
import type { BackEnd } from "../queries/api";
import type { PageQuery } from "../queries/pageQuery";
import { createQueryClient } from "../queries/queryClient";
import type { StoreLanguage } from "../react-router/localePaths";
import { type MatchedPage, preparePage } from "../react-router/page";
import type { PageAssets } from "./assets";
import { atMost } from "./atMost";
import type { LatePage } from "./latePages";
import type { Storefront } from "./storefront";

type Log = (message: string, error: unknown) => void;

/** What pages need to be rendered, beyond their address. */
export interface PageContext<Language extends StoreLanguage, Words> {
  storefront: Storefront<Language, Words>;
  /** What the pages' queries ask. */
  backEnd: BackEnd;
  /** A visitor's: what belongs to a person is filled in by the browser. */
  session: StoreSession;
  assetsFor(module: string, language: string): PageAssets;
  /** Public origin of the shop, for canonical addresses: `https://shop.example`. */
  origin: string;
  /** Base URL of the API as browsers reach it, when it is not the shop's own `/api`. */
  publicApiUrl?: string | undefined;
  log: Log;
}

/** A page as it is sent to every visitor. */
export interface RenderedDocument {
  status: number;
  html: Buffer;
  /** All data that the page asks for is in it. */
  complete: boolean;
  /** Where data was still on its way. */
  late?: LatePage<RenderedDocument> | undefined;
}

/** Whether a person waits for a render: such a page goes out without data that is slow. */
export type RenderPurpose = "visitor" | "background";

/** The longest that a page waits for data which the browser can fetch as well, in ms. */
const deferredTimeoutMs = { visitor: 150, background: 20_000 } as const;

const stateOf = (client: QueryClient, { queryKey }: PageQuery) => client.getQueryState(queryKey);

/** Whether data is missing for no other reason than that it takes its time. */
const isOnlyLate = (asked: readonly Query[]) =>
  asked.some(({ state }) => state.status === "pending") &&
  asked.every(({ state }) => state.status !== "error");

const hasAll = (asked: readonly Query[]) => asked.every(({ state }) => state.status === "success");

/** The page's status by its critical data. */
function readStatus(client: QueryClient, page: MatchedPage, log: Log): number {
  const { critical } = page.queries;
  const failed = critical.map((query) => stateOf(client, query)).find((state) => state?.error);
  const status = failed ? statusOf(failed.error) : page.pattern === "*" ? 404 : 200;
  // An API elsewhere that can't be reached has written nothing anywhere.
  if (failed && status !== 404) log(`The data of ${page.pattern} could not be read`, failed.error);
  return status;
}

/** Stands around the page, not beside it: `useId` counts siblings, and the browser has none here. */
function Assets({ assets, children }: { assets: PageAssets; children: ReactElement }) {
  for (const href of assets.styles) preinit(href, { as: "style", precedence: "kit" });
  for (const href of assets.fonts)
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return children;
}

/** The server's calls fail in English, whatever the language of the page. */
function translateFailures(client: QueryClient, translate: (english: string) => string): void {
  for (const query of client.getQueryCache().getAll()) {
    const { error } = query.state;
    if (error instanceof ApiError) query.setState({ error: translated(error, translate) });
  }
}

/** Keeps what is written to it, in one piece at its end. */
function collectBytes() {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, written) {
      chunks.push(chunk);
      written();
    },
  });
  const written = new Promise<Buffer>((resolve) => {
    sink.once("finish", () => resolve(Buffer.concat(chunks)));
  });
  return { sink, written };
}

/** Renders the whole document: what suspends is waited for, so that no script has to move it later. */
async function renderDocument<Language extends StoreLanguage, Words>(
  page: MatchedPage,
  language: Language,
  client: QueryClient,
  { storefront, origin, publicApiUrl, session, log }: PageContext<Language, Words>,
  assets: PageAssets,
  words: Words,
): Promise<{ html: Buffer; failed: boolean }> {
  translateFailures(client, storefront.translateInto(words));
  const search = page.address.search.toString();
  const prefix = storefront.locales.prefixOf(language);
  const location = `${prefix}${page.address.pathname}${search && `?${search}`}`;
  const { sink, written } = collectBytes();
  let failed = false;
  await new Promise<void>((resolve, reject) => {
    const stream = renderToPipeableStream(
      storefront.renderDocument({
        language,
        words,
        queryClient: client,
        session,
        origin,
        apiBaseUrl: publicApiUrl,
        withRouter: (shop) => (
          <Assets assets={assets}>
            <StaticRouter basename={prefix} location={location}>
              {shop}
            </StaticRouter>
          </Assets>
        ),
      }),
      {
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          stream.pipe(sink);
          resolve();
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          log("A part of a page failed to render", error);
        },
      },
    );
  });
  return { html: await written, failed };
}

/**
 * Has what people do on the page collected from its first element on: the small script holds up what
 * comes after it, as the page's styles do that are fetched beside it.
 */
const collection = ({ head }: PageAssets): string =>
  head ? `<script src="${head}"></script>` : "";

const headBegins = Buffer.from("<head>");

/** The document with what belongs at the beginning of its head and at its end. */
function withScripts(document: Buffer, inHead: string, atEnd: string): Buffer {
  const head = document.indexOf(headBegins) + headBegins.length;
  const end = document.lastIndexOf("</body>");
  return Buffer.concat([
    document.subarray(0, head),
    Buffer.from(inHead),
    document.subarray(head, end),
    Buffer.from(atEnd),
    document.subarray(end),
  ]);
}

const dataBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll("<", "\\u003c")}</script>`;

/**
 * The queries' data and the page's modules, as blocks that no browser runs. The head's script loads
 * the modules after what the first view shows, whose pictures they would compete with.
 */
function hydration(
  client: QueryClient,
  { head, entry, modules }: PageAssets,
  failureHtml: string,
): string {
  const data = dataBlock(pageDataId, writePageData(client));
  if (!head) return `${data}<script type="module" src="${entry}"></script>`;
  const failure = dataBlock(pageFailureId, JSON.stringify(failureHtml));
  return data + failure + dataBlock(pageModulesId, JSON.stringify([entry, ...modules]));
}

/**
 * Renders a page from the data that is there.
 *
 * @param asked what the page has asked for; rendering it adds what the browser alone asks for
 */
async function renderLoaded<Language extends StoreLanguage, Words>(
  page: MatchedPage,
  language: Language,
  client: QueryClient,
  asked: readonly Query[],
  context: PageContext<Language, Words>,
): Promise<RenderedDocument> {
  const status = readStatus(client, page, context.log);
  const complete = hasAll(asked);
  const assets = context.assetsFor(page.handle.module, language.code);
  const { storefront } = context;
  const words = await storefront.loadWords(language.code);
  const { html, failed } = await renderDocument(page, language, client, context, assets, words);
  return {
    // The browser renders in place of what failed here, and may well succeed.
    status: failed ? 500 : status,
    complete: complete && !failed,
    html: withScripts(
      html,
      collection(assets),
      hydration(client, assets, storefront.renderFailure(words)),
    ),
  };
}

/**
 * Renders a page for any visitor: its code and critical data first, the rest if it is quick, then the
 * whole document.
 */
export async function renderPage<Language extends StoreLanguage, Words>(
  page: MatchedPage,
  language: Language,
  context: PageContext<Language, Words>,
  purpose: RenderPurpose = "visitor",
): Promise<RenderedDocument> {
  const client = createQueryClient(context.backEnd);
  const deferred = Promise.allSettled(page.queries.deferred.map((query) => query.fetch(client)));
  await Promise.all([preparePage(client, page), atMost(deferred, deferredTimeoutMs[purpose])]);
  const asked = client.getQueryCache().getAll();
  const isLate = isOnlyLate(asked);
  const render = () => renderLoaded(page, language, client, asked, context);
  const rendered = await render();
  if (rendered.status !== 200 || !isLate || purpose === "background") return rendered;
  return {
    ...rendered,
    late: {
      async arrived() {
        const results = await atMost(deferred, deferredTimeoutMs.background);
        const came = results?.every(({ status }) => status === "fulfilled") ?? false;
        return came && hasAll(asked);
      },
      render,
    },
  };
}
