import { join } from "node:path";
import type { ShopConfig } from "@taanka/shop-config";
import type { Logger } from "pino";
import { loadSecret } from "./auth/secret.js";
import { Sessions } from "./auth/sessions.js";
import { Sections } from "./catalogue/sections.js";
import type { ApiConfig } from "./config.js";
import type { Database } from "./database/index.js";
import { InProcessCalls } from "./http/in-process.js";
import { PictureDecoder } from "./images/decoder.js";
import { PictureStore } from "./images/pictures.js";
import { RemotePictures } from "./images/remote.js";
import { DiskPictures, FetchedPictures, S3Pictures } from "./images/sources.js";
import { Activity } from "./items/activity.js";
import { Discovery } from "./items/discovery.js";
import { ListingIndex } from "./items/listing-index.js";
import { Products } from "./items/products.js";
import { Sizes } from "./items/sizes.js";
import { OrderMessages } from "./messages/order-messages.js";
import { OtpCodes } from "./otp/codes.js";
import type { OtpProvider } from "./otp/provider.js";
import { SandboxOtpProvider } from "./otp/sandbox.js";
import { WebhookOtpProvider } from "./otp/webhook.js";
import { S3Uploads } from "./partner/s3-uploads.js";
import { DiskUploads } from "./partner/uploads.js";
import type { PaymentProvider } from "./payments/provider.js";
import { RazorpayProvider } from "./payments/razorpay.js";
import { SandboxPaymentProvider } from "./payments/sandbox.js";
import { samplePicturesDir } from "./seed/index.js";
import type { Services } from "./services.js";

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

/**
 * Pictures that may wait. A page of listings asks for fifty, and several people share an address; an
 * upload keeps its megabytes while it waits.
 */
const WAITING = {
  catalogue: { all: 500, each: 120 },
  background: { all: 2000, each: 300, inBackground: true },
  uploads: { all: 6, each: 1 },
};

async function ownPictures({ s3, imagesDir, dataDir }: ApiConfig, decoder: PictureDecoder) {
  if (s3) return new S3Pictures(s3, join(dataDir, "images", "s3"), decoder);
  const folder = imagesDir ?? (await samplePicturesDir());
  return folder === undefined ? undefined : new DiskPictures(folder);
}

interface Given extends Pick<Services, "shop" | "now"> {
  revisionCheckMs?: number | undefined;
}

/** Makes what the parts of the API share. */
export async function createServices(
  config: ApiConfig,
  database: Database,
  log: Logger,
  { shop, now, revisionCheckMs }: Given,
): Promise<Services> {
  const secret = await loadSecret(database.db, config.tokenSecret);
  const listing = new ListingIndex(database.db, revisionCheckMs);
  const imagesFolder = join(config.dataDir, "images");
  const decoders = {
    catalogue: new PictureDecoder(WAITING.catalogue),
    background: new PictureDecoder(WAITING.background),
    uploads: new PictureDecoder(WAITING.uploads),
  };
  const remotePictures = new RemotePictures(
    database.db,
    config.remoteImageHosts,
    new FetchedPictures(join(imagesFolder, "fetched"), decoders.catalogue),
  );
  const provider = otpProvider(config, shop, database, log);
  return {
    config,
    shop,
    log,
    database,
    now,
    sessions: new Sessions(database, secret, now),
    otp: new OtpCodes({
      database,
      provider,
      secret,
      limits: config.otpLimits,
      log,
      now,
    }),
    messages: new OrderMessages({ database, provider, shop, log, now, ...config.orderMessages }),
    listing,
    products: new Products(database.db, listing, config.publicUrl),
    sizes: new Sizes(database),
    sections: new Sections(database.db, listing),
    inProcess: new InProcessCalls(log),
    activity: new Activity(database, log, now, secret),
    discovery: new Discovery(database, listing, now),
    payment: paymentProvider(config, database, log),
    decoders,
    pictures: new PictureStore({
      own: await ownPictures(config, decoders.catalogue),
      remote: remotePictures,
      cache: imagesFolder,
      decoder: decoders.catalogue,
      background: decoders.background,
      log,
      now,
    }),
    remotePictures,
    uploads: config.s3
      ? new S3Uploads(config.s3)
      : new DiskUploads(join(config.dataDir, "uploads")),
  };
}
