import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import * as v from "valibot";
import { type Environment, environmentSchema } from "./environment.js";
import { exposureOf, refusalsOf } from "./exposure.js";
import type { OrderLimits } from "./orders/limits.js";

/** A shop's account with Razorpay. */
export interface RazorpayConfig {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Origin of its API. */
  url: string;
}

/** A bucket of S3 or of a storage that speaks like it. */
export interface S3Config {
  /** Origin, without the bucket. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Put before each picture's key; empty, or a path without slashes at its ends. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

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
  /** Whether a phone must wait this many seconds between two codes. */
  otpResendSeconds: number;
  /** Codes one network address may ask for in ten minutes; 0 turns the limit off. */
  otpLimitPerAddress: number;
  /** Codes that the whole shop sends in an hour; 0 turns the limit off. */
  otpLimitPerHour: number;
  /** Codes for one phone that one network address may ask for in a day; 0 turns the limit off. */
  otpLimitPerPhone: number;
  /** Codes for one phone in an hour, whoever asks for them; 0 turns the limit off. */
  otpLimitPerPhoneHour: number;
  /** Wrong codes for one phone that one network address may try in a day; 0 turns the limit off. */
  otpWrongLimitPerPhone: number;
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

/** The environment does not describe a runnable API; the message says which variable and why. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

function parseEnvironment(env: Record<string, string | undefined>): Environment {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = v.safeParse(environmentSchema, present);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue)} ${issue.message}`);
  throw new ConfigError(`The environment is not valid:\n${lines.join("\n")}`);
}

/** Who takes payments when nobody was named: the sandbox where it can't be taken for the real one. */
function defaultPayment(env: Environment, exposure: readonly string[]) {
  const isDemonstration = env.ALLOW_SANDBOX && env.NODE_ENV !== "production";
  return exposure.length === 0 || isDemonstration ? "sandbox" : "none";
}

/** The values of variables that only make sense together; undefined when none of them is set. */
function together<K extends keyof Environment>(
  env: Environment,
  names: readonly K[],
  needed: boolean,
): { [P in K]: NonNullable<Environment[P]> } | undefined {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length && !needed) return undefined;
  if (missing.length === 0) return env as { [P in K]: NonNullable<Environment[P]> };
  throw new ConfigError(
    `The environment is not valid:\n  ${missing.join(" and ")} must be set too`,
  );
}

function readProviders(env: Environment) {
  const hook = together(
    env,
    ["OTP_WEBHOOK_URL", "OTP_WEBHOOK_SECRET"],
    env.OTP_PROVIDER === "webhook",
  );
  const razorpay = together(
    env,
    ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"],
    env.PAYMENT_PROVIDER === "razorpay",
  );
  const s3 = together(
    env,
    ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
    false,
  );
  // Otherwise the payment's way back would be whatever host a request names.
  if (razorpay) together(env, ["RAZORPAY_KEY_ID", "SHOP_URL"], true);
  if (hook && env.NODE_ENV === "production" && !hook.OTP_WEBHOOK_URL.startsWith("https:")) {
    throw new ConfigError("In production OTP_WEBHOOK_URL must begin with https://");
  }
  return {
    otpWebhook: hook && { url: hook.OTP_WEBHOOK_URL, secret: hook.OTP_WEBHOOK_SECRET },
    razorpay: razorpay && {
      keyId: razorpay.RAZORPAY_KEY_ID,
      keySecret: razorpay.RAZORPAY_KEY_SECRET,
      webhookSecret: razorpay.RAZORPAY_WEBHOOK_SECRET,
      url: env.RAZORPAY_URL,
    },
    s3: s3 && {
      endpoint: s3.S3_ENDPOINT,
      region: env.S3_REGION,
      bucket: s3.S3_BUCKET,
      prefix: env.S3_PREFIX.replace(/^\/+|\/+$/g, ""),
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    },
  };
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
    ...readProviders(parsed),
    remoteImageHosts: parsed.REMOTE_IMAGE_HOSTS,
    preparePictures: parsed.PREPARE_PICTURES,
    metricsToken: parsed.METRICS_TOKEN,
    paymentProvider: parsed.PAYMENT_PROVIDER ?? defaultPayment(parsed, exposure),
    otpResendSeconds: parsed.OTP_RESEND_SECONDS,
    otpLimitPerAddress: parsed.OTP_LIMIT_PER_ADDRESS,
    otpLimitPerHour: parsed.OTP_LIMIT_PER_HOUR,
    otpLimitPerPhone: parsed.OTP_LIMIT_PER_PHONE,
    otpLimitPerPhoneHour: parsed.OTP_LIMIT_PER_PHONE_HOUR,
    otpWrongLimitPerPhone: parsed.OTP_WRONG_LIMIT_PER_PHONE,
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
