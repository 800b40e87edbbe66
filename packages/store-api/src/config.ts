import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import * as v from "valibot";
import { ConfigError } from "./config-error.js";
import { type Environment, environmentSchema } from "./environment.js";
import { exposureOf, refusalsOf } from "./exposure.js";
import type { OrderLimits } from "./orders/limits.js";
import type { OtpLimits } from "./otp/limits.js";
import {
  defaultPayment,
  type RazorpayConfig,
  readProviders,
  type S3Config,
} from "./provider-config.js";

export { ConfigError };

/** Everything the API reads from its surroundings, checked and with defaults filled in. */
export interface ApiConfig {
  environment: "development" | "test" | "production";
  /** What tells that others than this machine's own programs can reach the shop; empty: nothing. */
  exposure: readonly string[];
  /** TCP port of the standalone server; 0 takes a free one. */
  port: number;
  /** Address the standalone server listens on. */
  host: string;
  /** PostgreSQL connection string; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  databasePoolSize: number;
  /** How long one statement of a migration on PostgreSQL may take; 0 is no limit. */
  migrationLimitMs: number;
  /** Absolute folder of the embedded database, its lock and the cache of resized pictures. */
  dataDir: string;
  /** Absolute folder of the original pictures; without it the sample catalogue's. */
  imagesDir?: string | undefined;
  /** Put before picture paths when the API is reached under another origin than the shop. */
  publicUrl: string;
  /** Origin of the shop that a payment page leads back to; empty when it is the API's own. */
  shopUrl: string;
  /**
   * Key of signed tokens and hashed codes. Without it one is made once and kept in the database, where
   * nobody else can reach the shop.
   */
  tokenSecret?: string | undefined;
  logLevel: "silent" | "fatal" | "error" | "warn" | "info" | "debug" | "trace";
  /** Origins that browsers may call from, besides the API's own. */
  corsOrigins: readonly string[];
  /** How many reverse proxies in front of the API append to X-Forwarded-For. */
  trustProxy: number;
  otpProvider: "sandbox" | "webhook";
  /** Opens `/dev/outbox`; when none is chosen, each reading of the configuration makes another. */
  outboxKey: string;
  /** Where one-time codes are handed over when the provider is `webhook`. */
  otpWebhook?: { url: string; secret: string } | undefined;
  /** Who takes payments; with none, orders are paid in cash on delivery. */
  paymentProvider: "none" | "sandbox" | "razorpay";
  /** The shop's account with Razorpay when it takes the payments. */
  razorpay?: RazorpayConfig | undefined;
  /** Where the original pictures are instead of in a folder. */
  s3?: S3Config | undefined;
  /** Other servers whose pictures the API fetches and serves as its own. */
  remoteImageHosts: readonly string[];
  /** Whether the pictures of the sample's first screens are made before anybody asks for them. */
  preparePictures: boolean;
  /** Opens `/metrics`; without it nobody is answered there. */
  metricsToken?: string | undefined;
  otpLimits: OtpLimits;
  /** Other sign-in calls one network address may make in ten minutes; 0 turns the limit off. */
  authLimitPerAddress: number;
  orderLimits: OrderLimits;
  /** Whether shoppers are told of their orders, and how often one person a day; 0 is no limit. */
  orderMessages: { enabled: boolean; perDay: number };
  /** Absolute path of a built module whose `shop` takes the place of `@taanka/shop-config`'s. */
  shopModule?: string | undefined;
  /** Whether an empty database is filled with the sample catalogue on start. */
  seed: boolean;
}

function parseEnvironment(env: Record<string, string | undefined>): Environment {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = v.safeParse(environmentSchema, present);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue)} ${issue.message}`);
  throw new ConfigError(`The environment is not valid:\n${lines.join("\n")}`);
}

/**
 * Reads and checks the configuration.
 *
 * @param env - environment variables, `process.env` by default; docs/guides/operate-the-api.md lists them
 * @param options - `serves` is false for a command beside the shop, which nobody reaches
 * @throws ConfigError naming each variable that is wrong and what it must be
 */
export function readConfig(
  env: Record<string, string | undefined> = process.env,
  { serves = true }: { serves?: boolean } = {},
): ApiConfig {
  const parsed = parseEnvironment(env);
  const exposure = exposureOf(parsed);
  const refusals = serves ? refusalsOf(parsed, exposure) : [];
  if (refusals.length > 0) throw new ConfigError(refusals.join("\n"));
  return {
    environment: parsed.NODE_ENV,
    exposure,
    port: parsed.PORT,
    host: parsed.HOST,
    databaseUrl: parsed.DATABASE_URL,
    databasePoolSize: parsed.DATABASE_POOL_SIZE,
    migrationLimitMs: parsed.MIGRATION_LIMIT_MINUTES * 60_000,
    dataDir: resolve(parsed.DATA_DIR),
    imagesDir: parsed.IMAGES_DIR === undefined ? undefined : resolve(parsed.IMAGES_DIR),
    publicUrl: parsed.PUBLIC_URL ?? "",
    shopUrl: parsed.SHOP_URL ?? "",
    tokenSecret: parsed.TOKEN_SECRET,
    logLevel: parsed.LOG_LEVEL,
    corsOrigins: parsed.CORS_ORIGINS,
    trustProxy: parsed.TRUST_PROXY,
    otpProvider: parsed.OTP_PROVIDER,
    outboxKey: parsed.OUTBOX_KEY ?? randomBytes(24).toString("base64url"),
    ...readProviders(parsed, env),
    remoteImageHosts: parsed.REMOTE_IMAGE_HOSTS,
    preparePictures: parsed.PREPARE_PICTURES,
    metricsToken: parsed.METRICS_TOKEN,
    paymentProvider: parsed.PAYMENT_PROVIDER ?? defaultPayment(parsed, exposure),
    otpLimits: {
      resendSeconds: parsed.OTP_RESEND_SECONDS,
      perAddress: parsed.OTP_LIMIT_PER_ADDRESS,
      perHour: parsed.OTP_LIMIT_PER_HOUR,
      perPhone: parsed.OTP_LIMIT_PER_PHONE,
      perPhoneHour: parsed.OTP_LIMIT_PER_PHONE_HOUR,
      wrongPerPhone: parsed.OTP_WRONG_LIMIT_PER_PHONE,
    },
    authLimitPerAddress: parsed.AUTH_LIMIT_PER_ADDRESS,
    orderLimits: {
      perDay: parsed.ORDERS_PER_PERSON_DAY,
      pieces: parsed.UNPAID_PIECES_PER_PERSON,
      piecesOfVariant: parsed.UNPAID_PIECES_PER_VARIANT,
      value: parsed.UNPAID_VALUE_PER_PERSON,
      cashTotal: parsed.CASH_ORDER_LIMIT,
      confirmHours: parsed.CASH_ORDER_CONFIRM_HOURS,
    },
    orderMessages: {
      // Who hands codes on already must not be sent anything else before they know of it.
      enabled: parsed.ORDER_MESSAGES ?? parsed.OTP_PROVIDER === "sandbox",
      perDay: parsed.ORDER_MESSAGES_PER_PERSON_DAY,
    },
    shopModule: parsed.SHOP_CONFIG === undefined ? undefined : resolve(parsed.SHOP_CONFIG),
    seed: parsed.SEED_SAMPLE_CATALOGUE ?? parsed.NODE_ENV !== "production",
  };
}
