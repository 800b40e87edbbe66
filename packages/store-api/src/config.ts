import { resolve } from "node:path";
import * as v from "valibot";

const text = v.pipe(v.string(), v.trim());
const optionalText = v.optional(v.pipe(text, v.nonEmpty("must not be empty")));

const flag = (fallback: "true" | "false") =>
  v.pipe(
    v.optional(text, fallback),
    v.picklist(["true", "false"], 'must be "true" or "false"'),
    v.transform((value) => value === "true"),
  );

const integer = (fallback: number, min: number, max: number) =>
  v.pipe(
    v.optional(text, String(fallback)),
    v.regex(/^\d+$/, "must be a whole number"),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

const webAddress = v.pipe(
  text,
  v.url("must be an address such as https://shop.example"),
  v.regex(/^https?:\/\//, "must begin with http:// or https://"),
  v.transform((value) => value.replace(/\/+$/, "")),
);

const originList = v.pipe(
  v.optional(text, ""),
  v.transform((value) =>
    value
      .split(",")
      .map((origin) => origin.trim())
      .filter(Boolean),
  ),
  v.array(webAddress),
);

const EnvironmentSchema = v.object({
  NODE_ENV: v.optional(
    v.picklist(["development", "test", "production"], "must be development, test or production"),
    "development",
  ),
  PORT: integer(4000, 0, 65_535),
  HOST: v.optional(text, "127.0.0.1"),
  DATABASE_URL: v.optional(
    v.pipe(text, v.regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://")),
  ),
  DATABASE_POOL_SIZE: integer(10, 2, 200),
  DATA_DIR: v.optional(v.pipe(text, v.nonEmpty("must not be empty")), ".data"),
  IMAGES_DIR: optionalText,
  PUBLIC_URL: v.optional(webAddress),
  SHOP_URL: v.optional(webAddress),
  TOKEN_SECRET: v.optional(v.pipe(text, v.minLength(32, "must have at least 32 characters"))),
  LOG_LEVEL: v.optional(
    v.picklist(
      ["silent", "fatal", "error", "warn", "info", "debug", "trace"],
      "must be silent, fatal, error, warn, info, debug or trace",
    ),
    "info",
  ),
  CORS_ORIGINS: originList,
  TRUST_PROXY: integer(0, 0, 10),
  OTP_PROVIDER: v.optional(v.picklist(["sandbox"], 'must be "sandbox"'), "sandbox"),
  PAYMENT_PROVIDER: v.optional(v.picklist(["none", "sandbox"], 'must be "none" or "sandbox"')),
  ALLOW_SANDBOX: flag("false"),
  OTP_RESEND_SECONDS: integer(60, 0, 3600),
  OTP_LIMIT_PER_ADDRESS: integer(30, 0, 1_000_000),
  AUTH_LIMIT_PER_ADDRESS: integer(120, 0, 1_000_000),
  SEED_SAMPLE_CATALOGUE: v.optional(flag("false")),
});

/** Everything the API reads from its surroundings, checked and with defaults filled in. */
export interface ApiConfig {
  environment: "development" | "test" | "production";
  /** TCP port of the standalone server; 0 takes a free one. */
  port: number;
  /** Address the standalone server listens on. */
  host: string;
  /** PostgreSQL connection string; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  databasePoolSize: number;
  /** Absolute folder of the embedded database, its lock and the cache of resized pictures. */
  dataDir: string;
  /** Absolute folder of the original pictures; without it the sample catalogue's. */
  imagesDir?: string | undefined;
  /** Put before picture paths when the API is reached under another origin than the shop. */
  publicUrl: string;
  /** Origin of the shop that a payment page leads back to; empty when it is the API's own. */
  shopUrl: string;
  /** Key of signed tokens and hashed codes; without it one is made once and kept in the database. */
  tokenSecret?: string | undefined;
  logLevel: "silent" | "fatal" | "error" | "warn" | "info" | "debug" | "trace";
  /** Origins that browsers may call from, besides the API's own. */
  corsOrigins: readonly string[];
  /** How many reverse proxies in front of the API append to X-Forwarded-For. */
  trustProxy: number;
  otpProvider: "sandbox";
  /** Who takes payments; with none, orders are paid in cash on delivery. */
  paymentProvider: "none" | "sandbox";
  /** Whether a phone must wait this many seconds between two codes. */
  otpResendSeconds: number;
  /** Codes one network address may ask for in ten minutes; 0 turns the limit off. */
  otpLimitPerAddress: number;
  /** Other sign-in calls one network address may make in ten minutes; 0 turns the limit off. */
  authLimitPerAddress: number;
  /** Whether an empty database is filled with the sample catalogue on start. */
  seed: boolean;
}

/** The environment does not describe a runnable API; the message says which variable and why. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

type Environment = v.InferOutput<typeof EnvironmentSchema>;

function parseEnvironment(env: Record<string, string | undefined>): Environment {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = v.safeParse(EnvironmentSchema, present);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue)} ${issue.message}`);
  throw new ConfigError(`The environment is not valid:\n${lines.join("\n")}`);
}

function refuseSandboxInProduction(env: Environment): void {
  if (env.NODE_ENV !== "production" || env.ALLOW_SANDBOX) return;
  const sandboxes = (["OTP_PROVIDER", "PAYMENT_PROVIDER"] as const).filter(
    (name) => env[name] === "sandbox",
  );
  if (sandboxes.length === 0) return;
  throw new ConfigError(
    `${sandboxes.join(" and ")} is sandbox, which sends no real message and takes no money. In ` +
      "production configure a real provider, or set ALLOW_SANDBOX=true to run a demonstration.",
  );
}

/**
 * Reads and checks the configuration.
 *
 * @param env - environment variables, `process.env` by default; README.md lists them
 * @throws ConfigError naming each variable that is wrong and what it must be
 */
export function readConfig(env: Record<string, string | undefined> = process.env): ApiConfig {
  const parsed = parseEnvironment(env);
  refuseSandboxInProduction(parsed);
  return {
    environment: parsed.NODE_ENV,
    port: parsed.PORT,
    host: parsed.HOST,
    databaseUrl: parsed.DATABASE_URL,
    databasePoolSize: parsed.DATABASE_POOL_SIZE,
    dataDir: resolve(parsed.DATA_DIR),
    imagesDir: parsed.IMAGES_DIR === undefined ? undefined : resolve(parsed.IMAGES_DIR),
    publicUrl: parsed.PUBLIC_URL ?? "",
    shopUrl: parsed.SHOP_URL ?? "",
    tokenSecret: parsed.TOKEN_SECRET,
    logLevel: parsed.LOG_LEVEL,
    corsOrigins: parsed.CORS_ORIGINS,
    trustProxy: parsed.TRUST_PROXY,
    otpProvider: parsed.OTP_PROVIDER,
    paymentProvider:
      parsed.PAYMENT_PROVIDER ?? (parsed.NODE_ENV === "production" ? "none" : "sandbox"),
    otpResendSeconds: parsed.OTP_RESEND_SECONDS,
    otpLimitPerAddress: parsed.OTP_LIMIT_PER_ADDRESS,
    authLimitPerAddress: parsed.AUTH_LIMIT_PER_ADDRESS,
    seed: parsed.SEED_SAMPLE_CATALOGUE ?? parsed.NODE_ENV !== "production",
  };
}
