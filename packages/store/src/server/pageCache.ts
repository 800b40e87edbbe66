import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { chooseEncoding, type Encoding } from "./acceptEncoding";
import { createLatePages } from "./latePages";
import type { RenderPurpose } from "./renderPage";
import { createRevisionWatch } from "./revisionWatch";
import { isCacheable, type RenderedPage, SentPage } from "./sentPage";

export type { RenderedPage };

/** All that a page may depend on. */
export interface PageKey {
  /** Canonical path with the known parameters only, sorted. */
  address: string;
  language: string;
}

/** How pages are cached, and for how long. */
export interface PageCacheOptions {
  /** Renders the page of a key. */
  render(key: PageKey, purpose: RenderPurpose): Promise<RenderedPage>;
  /** The revision of the catalogue that pages are rendered from; undefined when it can't be had. */
  revision(): Promise<string | undefined>;
  /** Called for a page that could not be rendered in the background. */
  log?: ((message: string, error: unknown) => void) | undefined;
  /** @default 2000 */
  maxEntries?: number | undefined;
  /** Of bodies and what belongs to them. @default 64 MiB */
  maxBytes?: number | undefined;
  /** How long a page is sent without being rendered anew. @default 30 seconds */
  freshMs?: number | undefined;
  /** How long after that it is still sent, while it is rendered anew. @default 10 minutes */
  staleMs?: number | undefined;
  /** How often the revision is asked for, at most. @default 2 seconds */
  revisionEveryMs?: number | undefined;
  /** Milliseconds of a clock that never goes back; the process's own by default. */
  now?: (() => number) | undefined;
  /** False renders every page for everyone who asks. @default true */
  enabled?: boolean | undefined;
}

/** Answers page requests from memory where it can. */
export interface PageCache {
  /** Rejects when the page could not be rendered; nothing has been sent then. */
  answer(request: IncomingMessage, response: ServerResponse, key: PageKey): Promise<void>;
  /** Forgets every page. */
  clear(): void;
  /** Forgets every page and starts nothing in the background any more. */
  close(): void;
}

interface CachedPage {
  page: SentPage;
  /** When its render began, which is how old its data may be. */
  renderedAt: number;
  /** When a request next starts a render in the background. */
  refreshAt: number;
}

interface Render {
  began: number;
  outcome: Promise<Outcome>;
}

interface Outcome {
  page: SentPage;
  cacheable: boolean;
  /** Ends when the page is cached with the data that it was sent without, or will not be; it never rejects. */
  finished?: Promise<void> | undefined;
}

/** A render that takes longer than this is not waited for by those who come later. */
const renderTimeoutMs = 30_000;
/** The pause after a render in the background has failed. */
const retryMs = 5_000;
const sent = Promise.resolve();

const secondsOf = (milliseconds: number) => Math.round(milliseconds / 1000);

/** Remembers what the usual `Accept-Encoding` headers mean. */
function createEncodingChoice(): (header: string | undefined) => Encoding {
  const known = new LRUCache<string, Encoding>({ max: 100 });
  return (header = "") => {
    const remembered = known.get(header);
    if (remembered) return remembered;
    const encoding = chooseEncoding(header);
    if (header.length < 200) known.set(header, encoding);
    return encoding;
  };
}

/**
 * Caches pages in memory, for everyone: docs/decisions/013-kept-pages.md. Of a request only the
 * key, the method, `Accept-Encoding` and `If-None-Match` decide about the answer.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { freshMs = 30_000, staleMs = 600_000, enabled = true } = options;
  const now = options.now ?? (() => performance.now());
  const cacheControl = `public, max-age=0, s-maxage=${secondsOf(freshMs)}, stale-while-revalidate=${secondsOf(staleMs)}`;
  const encodingOf = createEncodingChoice();
  const cache = new LRUCache<string, CachedPage>({
    max: options.maxEntries ?? 2000,
    maxSize: options.maxBytes ?? 64 * 1024 * 1024,
    sizeCalculation: ({ page }, id) => page.size + id.length * 2,
  });
  const renders = new Map<string, Render>();
  const finish = createLatePages();
  let open = enabled;
  let generation = 0;

  const clear = () => {
    generation++;
    cache.clear();
    renders.clear();
  };
  const watch = createRevisionWatch({
    revision: options.revision,
    everyMs: options.revisionEveryMs ?? 2_000,
    changed: clear,
  });
  if (open) watch.check(now());

  /** Caches a page, unless a later one is there or the catalogue has changed since it began. */
  async function keep(
    rendered: RenderedPage,
    id: string,
    { began, startedIn }: { began: number; startedIn: number },
    sentBefore: SentPage | undefined,
  ): Promise<Outcome> {
    const cacheable = open && isCacheable(rendered);
    const page = new SentPage(rendered, cacheable ? cacheControl : undefined);
    if (!cacheable) return { page, cacheable };
    // The next visitor does not wait for the packing.
    await Promise.all(sentBefore?.encodings.map((encoding) => page.pack(encoding)) ?? []);
    const isNewest = (cache.peek(id)?.renderedAt ?? began) <= began;
    if (open && startedIn === generation && isNewest)
      cache.set(id, { page, renderedAt: began, refreshAt: began + freshMs });
    return { page, cacheable };
  }

  async function render(key: PageKey, id: string, began: number): Promise<Outcome> {
    const start = { began, startedIn: generation };
    const { late, ...rendered } = await options.render(key, "visitor");
    const outcome = await keep(rendered, id, start, cache.peek(id)?.page);
    if (!late || !open) return outcome;
    const finished = finish(late, async () => {
      if (open && start.startedIn === generation)
        await keep(await late.render(), id, start, outcome.page);
    }).catch((error) => options.log?.(`${id} could not be rendered with all of its data`, error));
    return { ...outcome, finished };
  }

  /**
   * Renders a page once, however many ask for it at the same time. While its late data is on its way,
   * all are sent the page without it.
   */
  function renderOnce(key: PageKey, id: string): Promise<Outcome> {
    const began = now();
    const running = renders.get(id);
    if (running && began - running.began < renderTimeoutMs) return running.outcome;
    const started = { began, outcome: render(key, id, began) };
    renders.set(id, started);
    const forget = () => {
      if (renders.get(id) === started) renders.delete(id);
    };
    started.outcome.then(({ finished }) => finished).then(forget, forget);
    return started.outcome;
  }

  /** Renders a page that nobody waits for, so that its data may take its time. */
  async function renderInBackground(key: PageKey, id: string): Promise<Outcome> {
    const start = { began: now(), startedIn: generation };
    const rendered = await options.render(key, "background");
    return keep(rendered, id, start, cache.peek(id)?.page);
  }

  function refresh(key: PageKey, id: string, entry: CachedPage): void {
    entry.refreshAt = now() + renderTimeoutMs;
    const failed = (error: unknown) => {
      if (!open) return;
      entry.refreshAt = now() + retryMs;
      options.log?.("A kept page could not be rendered anew", error);
    };
    renderInBackground(key, id).then(({ page: { status }, cacheable }) => {
      if (cacheable) return;
      if (status >= 500 || status === 200) failed(new Error(`${id} answered ${status}`));
      else if (cache.peek(id) === entry) cache.delete(id);
    }, failed);
  }

  async function packAndSend(
    request: IncomingMessage,
    response: ServerResponse,
    page: SentPage,
    id: string,
  ): Promise<void> {
    const encoding = encodingOf(request.headers["accept-encoding"]);
    if (page.sendPacked(request, response, encoding)) return;
    await page.pack(encoding);
    const entry = cache.peek(id);
    if (entry?.page === page) {
      // It has grown; only a new entry is measured anew.
      cache.delete(id);
      cache.set(id, entry);
    }
    page.sendPacked(request, response, encoding);
  }

  function answer(request: IncomingMessage, response: ServerResponse, key: PageKey): Promise<void> {
    const id = `${key.language} ${key.address}`;
    const time = now();
    if (!open)
      return render(key, id, time).then(({ page }) => packAndSend(request, response, page, id));
    watch.check(time);
    const entry = cache.get(id);
    if (!entry || time - entry.renderedAt >= freshMs + staleMs)
      return renderOnce(key, id).then(({ page }) => packAndSend(request, response, page, id));
    if (time >= entry.refreshAt) refresh(key, id, entry);
    const encoding = encodingOf(request.headers["accept-encoding"]);
    return entry.page.sendPacked(request, response, encoding)
      ? sent
      : packAndSend(request, response, entry.page, id);
  }

  return {
    answer,
    clear,
    close() {
      open = false;
      clear();
    },
  };
}
