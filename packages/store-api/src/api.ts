import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { shop as ownShop, type ShopConfig, type ShopFacts, shopFacts } from "@taanka/shop-config";
import type { DestinationStream, Logger } from "pino";
import { addressRoutes } from "./addresses/routes.js";
import { authRoutes } from "./auth/routes.js";
import { cartRoutes } from "./cart/routes.js";
import { brandRoutes, categoryRoutes } from "./catalogue/categories.js";
import { filterRoutes } from "./catalogue/filters.js";
import { bannerRoutes, sectionRoutes, sizeChartRoutes } from "./catalogue/home.js";
import { catalogueRoutes } from "./catalogue/routes.js";
import type { ApiConfig } from "./config.js";
import { couponRoutes } from "./coupons/routes.js";
import { createServices } from "./create-services.js";
import { DatabaseClock } from "./database/clock.js";
import { type Database, openDatabase } from "./database/index.js";
import { createHttpApp } from "./http/app.js";
import type { HttpApp } from "./http/env.js";
import { healthRoutes } from "./http/health.js";
import type { InProcessRequest } from "./http/in-process.js";
import { createLogger } from "./http/logging.js";
import { pageRoutes } from "./http/page.js";
import { startPreparing } from "./images/first-screens.js";
import { imageRoutes } from "./images/routes.js";
import { itemDetailRoutes } from "./item-details/routes.js";
import { discoveryRoutes } from "./items/discovery-routes.js";
import { itemRoutes } from "./items/routes.js";
import { startMaintenance } from "./maintenance.js";
import { openApiRoutes } from "./openapi/routes.js";
import { Metrics, metricsRoutes } from "./operations/metrics.js";
import { keepSellers } from "./orders/invoice.js";
import { orderRoutes } from "./orders/routes.js";
import { outboxPathOf, outboxRoutes } from "./otp/outbox-routes.js";
import { partnerRoutes } from "./partner/routes.js";
import { RazorpayProvider } from "./payments/razorpay.js";
import { razorpayRoutes } from "./payments/razorpay-routes.js";
import { startRefunds } from "./payments/refunds.js";
import { SandboxPaymentProvider } from "./payments/sandbox.js";
import { sandboxPaymentRoutes } from "./payments/sandbox-routes.js";
import { pincodeRoutes } from "./pincode/routes.js";
import { returnRoutes } from "./returns/routes.js";
import { reviewRoutes } from "./reviews/routes.js";
import { seedSampleCatalogue } from "./seed/index.js";
import type { Services } from "./services.js";
import { loadShop } from "./shop.js";
import { wishlistRoutes } from "./wishlist/routes.js";

/** Nobody waits as long for an answer, and while one statement runs all others wait. */
const SERVED_LIMIT_MS = 60_000;
const REFUNDS_EVERY_MS = 30_000;

/** What only tests and unusual hosts change. */
export interface ApiOptions {
  /** The present; the database's clock by default, so that instances whose machines differ agree. */
  now?: () => Date;
  /** The shop instead of the one that the configuration names. */
  shop?: ShopConfig;
  /**
   * Milliseconds between two looks whether an import has brought another catalogue.
   * @default 1000
   */
  revisionCheckMs?: number;
  /**
   * Milliseconds between two looks for refunds that are due.
   * @default 30_000
   */
  refundsEveryMs?: number;
  /** Where log lines go; the standard output by default. */
  logDestination?: DestinationStream;
}

/** A running API. */
export interface Api {
  /**
   * Answers a request without a network in between.
   *
   * @param request - its path is one of `/api/*`, `/healthz`, `/readyz`, where there is a token
   *   `/metrics` and, where there is one, {@link Api.outboxPath}
   * @param caller - whose request it is, for the limits by address
   */
  fetch(request: Request, caller?: { remoteAddress?: string }): Promise<Response>;
  /** The same as a handler for `node:http`. */
  listener(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>;
  /**
   * Carries the public calls that read, for a client in this process: it makes them without HTTP
   * and JSON, and what it answers needs no check. `createStoreClient({ transport: api.transport })`
   */
  transport: {
    readonly checked: true;
    /** @throws Failure with the status, code and message that HTTP would answer */
    send(request: InProcessRequest): Promise<unknown>;
  };
  /**
   * The state of the catalogue that is shown: another text after every import. It costs one query
   * a second however often it is asked for.
   */
  revision(): Promise<string>;
  /** What its storefront must share with it. */
  readonly shopFacts: ShopFacts;
  /** Where a storefront in this process counts its pages, for `/metrics`. */
  pageMetrics: Metrics["pages"];
  /**
   * Path and query under which this machine's programs read one-time codes, with the key that this
   * start made or was given; undefined where codes are not kept to be read.
   */
  readonly outboxPath: string | undefined;
  /** False before the start has finished and from the beginning of {@link close}. */
  ready(): boolean;
  /** Closes the database. Call it after the last request has been answered. */
  close(): Promise<void>;
  log: Logger;
}

function mountAll(services: Services, metrics: Metrics, ready: () => boolean): HttpApp {
  const app = createHttpApp(services);
  app.use(metrics.measure());
  metricsRoutes(app, services, metrics);
  healthRoutes(app, services, ready);
  for (const routes of [
    authRoutes,
    catalogueRoutes,
    categoryRoutes,
    brandRoutes,
    bannerRoutes,
    sectionRoutes,
    filterRoutes,
    sizeChartRoutes,
    itemRoutes,
    discoveryRoutes,
    itemDetailRoutes,
    reviewRoutes,
    wishlistRoutes,
    cartRoutes,
    addressRoutes,
    couponRoutes,
    orderRoutes,
    returnRoutes,
    pincodeRoutes,
    partnerRoutes,
    openApiRoutes,
    pageRoutes,
    imageRoutes,
    outboxRoutes,
  ]) {
    routes(app, services);
  }
  const { payment } = services;
  if (payment instanceof SandboxPaymentProvider) sandboxPaymentRoutes(app, services, payment);
  const { razorpay } = services.config;
  if (payment instanceof RazorpayProvider && razorpay) {
    razorpayRoutes(app, services, payment, razorpay);
  }
  return app;
}

/**
 * Starts the API: opens and migrates the database, fills it when `config.seed` says so, and gives
 * back something that answers requests.
 *
 * @param config - from {@link readConfig}
 * @throws ConfigError when the shop's module is not right
 * @throws DataDirectoryInUseError when another process uses the embedded database
 */
export async function createApi(config: ApiConfig, options: ApiOptions = {}): Promise<Api> {
  const log = createLogger(config, options.logDestination);
  const shop = options.shop ?? (await loadShop(config.shopModule));
  const database = await openDatabase({
    ...config,
    embeddedLimitMs: SERVED_LIMIT_MS,
    onIdleError: (error) => log.error({ err: error }, "a database connection broke"),
    onLockLost: (error) => {
      log.fatal({ err: error }, "the data folder was taken by another process");
      // Not in order: closing would write.
      process.exit(1);
    },
  });
  try {
    if (config.seed) {
      const result = await seedSampleCatalogue(database, shop);
      log.info({ result, database: database.kind }, "sample catalogue");
    }
    return await assembleApi(config, database, log, { ...options, shop });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** @param now - the present instead of the database's */
async function followClock({ db }: Database, log: Logger, now: (() => Date) | undefined) {
  if (now) return { now, close: () => undefined };
  const clock = await DatabaseClock.start(db, log);
  return { now: () => clock.now(), close: () => clock.close() };
}

/** Puts the API on a database that is open; it closes it when it is closed itself. */
export async function assembleApi(
  config: ApiConfig,
  database: Database,
  log: Logger,
  {
    shop = ownShop,
    now,
    revisionCheckMs,
    refundsEveryMs = REFUNDS_EVERY_MS,
  }: Omit<ApiOptions, "logDestination"> = {},
): Promise<Api> {
  const clock = await followClock(database, log, now);
  const services = await createServices(config, database, log, {
    shop,
    now: clock.now,
    revisionCheckMs,
  });
  await keepSellers(database.db, shop);
  let open = true;
  const metrics = new Metrics(services);
  const app = mountAll(services, metrics, () => open);
  const stopMaintenance = startMaintenance(services);
  const stopRefunds = startRefunds(services, refundsEveryMs);
  services.messages.start();
  // So that the first shopper does not wait for it; a request that comes earlier joins in.
  services.listing.current().catch(() => undefined);
  const stopPreparing = startPreparing(services);
  return {
    fetch: async (request, caller = {}) => app.fetch(request, caller),
    listener: getRequestListener((request, env) => app.fetch(request, env), {
      overrideGlobalObjects: false,
    }),
    transport: { checked: true, send: (request) => services.inProcess.send(request) },
    revision: async () => (await services.listing.current()).version,
    shopFacts: shopFacts(shop),
    pageMetrics: metrics.pages,
    outboxPath: outboxPathOf(config),
    ready: () => open,
    log: services.log,
    close: async () => {
      if (!open) return;
      open = false;
      stopMaintenance();
      stopPreparing();
      for (const decoder of Object.values(services.decoders)) decoder.close();
      await services.activity.flush();
      await stopRefunds();
      await services.messages.close();
      clock.close();
      await services.database.close();
    },
  };
}
