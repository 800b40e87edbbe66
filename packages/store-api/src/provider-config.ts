import { ConfigError } from "./config-error.js";
import type { Environment } from "./environment.js";

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

type Chosen = Record<string, string | undefined>;

const WEBHOOK = ["OTP_WEBHOOK_URL", "OTP_WEBHOOK_SECRET"] as const;
const RAZORPAY = ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"] as const;

/** Who takes payments when nobody was named: the sandbox where it can't be taken for the real one. */
export function defaultPayment(env: Environment, exposure: readonly string[]) {
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

/** The settings of providers that nobody chose would be left alone without a word. */
function refuseUnchosen(env: Environment, chosen: Chosen): void {
  const unchosen = {
    OTP_PROVIDER: { value: "webhook", settings: WEBHOOK, otherwise: "sandbox" },
    PAYMENT_PROVIDER: { value: "razorpay", settings: RAZORPAY, otherwise: "none" },
  } as const;
  for (const name of ["OTP_PROVIDER", "PAYMENT_PROVIDER"] as const) {
    const { value, settings, otherwise } = unchosen[name];
    const [set] = settings.filter((setting) => env[setting] !== undefined);
    if (set === undefined || chosen[name]) continue;
    throw new ConfigError(
      `${set} is set and ${name} is not, so that nothing would use it. Set ${name}=${value}, or ` +
        `${otherwise} to leave it unused.`,
    );
  }
}

/**
 * The accounts with those who deliver codes, take payments and keep pictures.
 *
 * @param chosen - the variables as they are set, without defaults
 * @throws ConfigError when something is missing, or is there for nothing
 */
export function readProviders(env: Environment, chosen: Chosen) {
  const hook = together(env, WEBHOOK, env.OTP_PROVIDER === "webhook");
  const razorpay = together(env, RAZORPAY, env.PAYMENT_PROVIDER === "razorpay");
  const s3 = together(
    env,
    ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
    false,
  );
  refuseUnchosen(env, chosen);
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
