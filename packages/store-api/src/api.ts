import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { shop as ownShop, type ShopConfig } from "@taanka/shop-config";
import type { DestinationStream, Logger } from "pino";
import { addressRoutes } from "./addresses/routes.js";
import { authRoutes } from "./auth/routes.js";
import { loadSecret } from "./auth/secret.js";
import { Sessions } from "./auth/sessions.js";
import { cartRoutes } from "./cart/routes.js";
import { brandRoutes, categoryRoutes } from "./catalogue/categories.js";
import { filterRoutes } from "./catalogue/filters.js";
import { bannerRoutes, sectionRoutes, sizeChartRoutes } from "./catalogue/home.js";
import type { ApiConfig } from "./config.js";
import { couponRoutes } from "./coupons/routes.js";
import { type Database, openDatabase } from "./database/index.js";
import { createHttpApp } from "./http/app.js";
import type { HttpApp } from "./http/env.js";
import { healthRoutes } from "./http/health.js";
import { createLogger } from "./http/logging.js";
import { pageRoutes } from "./http/page.js";
import { PictureStore } from "./images/pictures.js";
import { RemotePictures } from "./images/remote.js";
import { imageRoutes } from "./images/routes.js";
import { DiskPictures, FetchedPictures, S3Pictures } from "./images/sources.js";
import { itemDetailRoutes } from "./item-details/routes.js";
import { Activity } from "./items/activity.js";
import { Discovery } from "./items/discovery.js";
import { discoveryRoutes } from "./items/discovery-routes.js";
import { ListingIndex } from "./items/listing-index.js";
import { itemRoutes } from "./items/routes.js";
import { startMaintenance } from "./maintenance.js";
import { openApiRoutes } from "./openapi/routes.js";
import { Metrics, metricsRoutes } from "./operations/metrics.js";
import { orderRoutes } from "./orders/routes.js";
import { OtpCodes } from "./otp/codes.js";
import { outboxRoutes } from "./otp/outbox-routes.js";
import type { OtpProvider } from "./otp/provider.js";
import { SandboxOtpProvider } from "./otp/sandbox.js";
import { WebhookOtpProvider } from "./otp/webhook.js";
import { partnerRoutes } from "./partner/routes.js";
import { S3Uploads } from "./partner/s3-uploads.js";
import { DiskUploads } from "./partner/uploads.js";
import type { PaymentProvider } from "./payments/provider.js";
import { RazorpayProvider } from "./payments/razorpay.js";
import { razorpayRoutes } from "./payments/razorpay-routes.js";
import { SandboxPaymentProvider } from "./payments/sandbox.js";
import { sandboxPaymentRoutes } from "./payments/sandbox-routes.js";
import { pincodeRoutes } from "./pincode/routes.js";
import { returnRoutes } from "./returns/routes.js";
import { reviewRoutes } from "./reviews/routes.js";
import { samplePicturesDir, seedSampleCatalogue } from "./seed/index.js";
import type { Services } from "./services.js";
import { loadShop } from "./shop.js";
import { wishlistRoutes } from "./wishlist/routes.js";

/** What only tests and unusual hosts change. */
export interface ApiOptions {
  /** The present; the system's clock by default. */
  now?: () => Date;
  /** The shop instead of the one that the configuration names. */
  shop?: ShopConfig;
  /** Where log lines go; the standard output by default. */
  logDestination?: DestinationStream;
}

/** A running API. */
export interface Api {
  /**
   * Answers a request without a network in between.
   *
   * @param request - its path is one of `/api/*`, `/healthz`, `/readyz` and, outside production,
   *   `/dev/outbox`
   * @param caller - whose request it is, for the limits by address
   */
  fetch(request: Request, caller?: { remoteAddress?: string }): Promise<Response>;
  /** The same as a handler for `node:http`. */
  listener(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>;
  /** False before the start has finished and from the beginning of {@link close}. */
  ready(): boolean;
  /** Closes the database. Call it after the last request has been answered. */
  close(): Promise<void>;
  log: Logger;
}

function otpProvider(
  config: ApiConfig,
  shop: ShopConfig,
  { db }: Database,
  log: Logger,
): OtpProvider {
  return config.otpProvider === "webhook" && config.otpWebhook
    ? new WebhookOtpProvider(config.otpWebhook, shop, log)
    : new SandboxOtpProvider(db, log, config.environment === "production");
}

function paymentProvider(
  { paymentProvider: kind, publicUrl, razorpay }: ApiConfig,
  { db }: Database,
  log: Logger,
): PaymentProvider | undefined {
  if (kind === "sandbox") return new SandboxPaymentProvider(db, publicUrl);
  return kind === "razorpay" && razorpay
    ? new RazorpayProvider(db, razorpay, publicUrl, log)
    : undefined;
}

async function ownPictures({ s3, imagesDir, dataDir }: ApiConfig) {
  if (s3) return new S3Pictures(s3, join(dataDir, "images", "s3"));
  const folder = imagesDir ?? (await samplePicturesDir());
  return folder === undefined ? undefined : new DiskPictures(folder);
}

async function createServices(
  config: ApiConfig,
  database: Database,
  log: Logger,
  { shop, now }: Pick<Services, "shop" | "now">,
): Promise<Services> {
  const secret = await loadSecret(database.db, config.tokenSecret);
  const listing = new ListingIndex(database.db);
  const imagesFolder = join(config.dataDir, "images");
  const remotePictures = new RemotePictures(
    database.db,
    config.remoteImageHosts,
    new FetchedPictures(join(imagesFolder, "fetched")),
  );
  return {
    config,
    shop,
    log,
    database,
    now,
    sessions: new Sessions(database, secret, now),
    otp: new OtpCodes({
      database,
      provider: otpProvider(config, shop, database, log),
      secret,
      resendSeconds: config.otpResendSeconds,
      codesPerDay: config.otpLimitPerPhone,
      wrongPerDay: config.otpWrongLimitPerPhone,
      now,
    }),
    listing,
    activity: new Activity(database, log, now),
    discovery: new Discovery(database, listing, now),
    payment: paymentProvider(config, database, log),
    pictures: new PictureStore(await ownPictures(config), remotePictures, imagesFolder),
    remotePictures,
    uploads: config.s3
      ? new S3Uploads(config.s3)
      : new DiskUploads(join(config.dataDir, "uploads")),
  };
}

function mountAll(services: Services, ready: () => boolean): HttpApp {
  const app = createHttpApp(services);
  const metrics = new Metrics(services);
  app.use(metrics.measure());
  metricsRoutes(app, services, metrics);
  healthRoutes(app, services, ready);
  for (const routes of [
    authRoutes,
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
  ]) {
    routes(app, services);
  }
  if (services.config.environment !== "production") outboxRoutes(app, services);
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
    onIdleError: (error) => log.error({ err: error }, "a database connection broke"),
  });
  try {
    if (config.seed) {
      const result = await seedSampleCatalogue(database);
      log.info({ result, database: database.kind }, "sample catalogue");
    }
    return await assembleApi(config, database, log, { ...options, shop });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Puts the API on a database that is open; it closes it when it is closed itself. */
export async function assembleApi(
  config: ApiConfig,
  database: Database,
  log: Logger,
  { shop = ownShop, now = () => new Date() }: Pick<ApiOptions, "shop" | "now"> = {},
): Promise<Api> {
  const services = await createServices(config, database, log, { shop, now });
  let open = true;
  const app = mountAll(services, () => open);
  const stopMaintenance = startMaintenance(services);
  // So that the first shopper does not wait for it; a request that comes earlier joins in.
  services.listing.current().catch(() => undefined);
  return {
    fetch: async (request, caller = {}) => app.fetch(request, caller),
    listener: getRequestListener((request, env) => app.fetch(request, env), {
      overrideGlobalObjects: false,
    }),
    ready: () => open,
    log: services.log,
    close: async () => {
      if (!open) return;
      open = false;
      stopMaintenance();
      await services.activity.flush();
      await services.database.close();
    },
  };
}
