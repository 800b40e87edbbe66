import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { endpoints } from "@taanka/api-client/contract";
import * as v from "valibot";
import { checkAgreement, factsOf } from "./agreement.js";
import type { ApiConnection, LocalApi } from "./api.js";
import type { Pages } from "./router.js";
import type { Settings } from "./settings.js";
import { defaultStopTimes, type LogFailure, ShopServer } from "./shopServer.js";
import type { PageOptions } from "./storefront.js";
import { PageStatusError, warmUp } from "./warmUp.js";

/** Makes the pages of a shop; the HTTP server is there for what upgrades its connections. */
export type MakePages = (options: PageOptions, http: Server) => Promise<Pages>;

/** What a shop is made of. */
export interface ShopParts {
  settings: Settings;
  connectApi(): Promise<ApiConnection>;
  makePages: MakePages;
  log: LogFailure;
  /** Whether the first page is rendered before the shop says that it is ready. */
  warmUp: boolean;
}

/** A warm-up that takes longer than this is given up; the shop opens nevertheless. */
const warmUpLimitMs = 60_000;
/** Where most visits begin: a page of each kind that reads much. */
const firstPages = ["/", "/view-all"];

const emptyListing = v.object({ items: v.tuple([]) });

const isSaidAsLocalhost = (host: string) => ["0.0.0.0", "::", "127.0.0.1"].includes(host);
const hostName = (host: string) => {
  if (isSaidAsLocalhost(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
};

/** The shop and, unless it runs elsewhere, its API. */
export class Shop {
  readonly #parts: ShopParts;
  readonly #server: ShopServer;
  readonly #stopping = new AbortController();
  #starting: Promise<unknown> = Promise.resolve();
  #api: LocalApi | undefined;
  #pages: Pages | undefined;
  #address = "";
  #isEmpty = false;

  constructor(parts: ShopParts) {
    this.#parts = parts;
    this.#server = new ShopServer(parts.log);
  }

  /** Where the shop is, as `http://localhost:3000`. */
  get address(): string {
    return this.#address;
  }

  /** The API in this process. */
  get api(): LocalApi | undefined {
    return this.#api;
  }

  /** Whether it opened without a product, as a new database does. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /**
   * Starts everything. Requests are answered from the first moment, by pages once this has ended.
   *
   * @returns false when it was stopped meanwhile
   */
  start(): Promise<boolean> {
    const started = this.#assemble();
    this.#starting = started.catch(() => undefined);
    return started;
  }

  /** Lets open requests end, then closes the database. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const times = { ...defaultStopTimes, delay: this.#parts.settings.stopDelayMs };
    const isOpen = this.#server.phase === "serving";
    await this.#server.stop(isOpen ? times : { ...times, delay: 0 });
    await Promise.race([this.#starting, pause(times.limit)]);
    await this.#pages?.close?.();
    await this.#api?.close();
  }

  async #assemble(): Promise<boolean> {
    const { settings, connectApi, makePages } = this.#parts;
    const { signal } = this.#stopping;
    const port = await this.#server.listen(settings.port, settings.host);
    this.#address = `http://${hostName(settings.host)}:${port}`;
    const api = await connectApi();
    this.#api = api.local;
    if (signal.aborted) return false;
    this.#pages = await makePages(this.#pageOptions(api), this.#server.http);
    if (signal.aborted) return false;
    await this.#compare(this.#pages, api);
    if (signal.aborted) return false;
    // A refused build would push out the files of those that serve.
    await this.#pages.share?.();
    if (signal.aborted) return false;
    if (this.#parts.warmUp) await this.#warmUp(this.#pages);
    if (signal.aborted) return false;
    this.#server.open({ pages: this.#pages, api: api.local?.listener });
    return true;
  }

  /** @throws StartError when storefront and API are of different shops */
  async #compare({ facts }: Pages, connection: ApiConnection): Promise<void> {
    const apiFacts = facts && (await factsOf(connection));
    if (facts && apiFacts) checkAgreement(facts, apiFacts);
  }

  #pageOptions({ local, remote }: ApiConnection): PageOptions {
    const { settings, log } = this.#parts;
    return {
      ...(local
        ? { api: { transport: this.#callLocally(local) }, metrics: local.pageMetrics }
        : { api: { baseUrl: remote.baseUrl }, publicApiUrl: remote.publicUrl }),
      origin: settings.origin ?? this.#address,
      pictureOrigins: settings.pictureOrigins,
      pageCache: { enabled: settings.keepPages },
      serviceWorker: { enabled: settings.serviceWorker },
      sharedFiles: settings.sharedFiles,
      log,
    };
  }

  /** Calls the API in this process; a stop waits for these calls too. */
  #callLocally({ transport }: LocalApi): LocalApi["transport"] {
    return { checked: true, send: (request) => this.#server.track(transport.send(request)) };
  }

  async #warmUp(pages: Pages): Promise<void> {
    const { signal } = this.#stopping;
    try {
      await this.#api?.revision();
      const limit = AbortSignal.any([signal, AbortSignal.timeout(warmUpLimitMs)]);
      for (const path of firstPages) await warmUp(pages, path, limit);
    } catch (error) {
      if (signal.aborted) return;
      this.#isEmpty = await this.#explainsEmptiness(error);
      if (!this.#isEmpty) this.#parts.log("The first page could not be rendered", error);
    }
  }

  /** Pages of a shop without products do not exist: that is no failure. */
  async #explainsEmptiness(error: unknown): Promise<boolean> {
    if (!this.#api || !(error instanceof PageStatusError) || error.status !== 404) return false;
    const { list: call } = endpoints.items;
    const found = await this.#api.transport.send({ call, body: { limit: 1 } }).catch(() => null);
    return v.is(emptyListing, found);
  }
}
