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

/** The parts of an address; none of what is no address, which is said already. */
const parsed = (value: string): Partial<URL> => (URL.canParse(value) ? new URL(value) : {});

const address = v.pipe(
  text,
  v.url("must be an address such as https://shop.example"),
  v.regex(/^https?:\/\//i, "must begin with http:// or https://"),
  v.check((value) => {
    const { username, password } = parsed(value);
    return !username && !password;
  }, "must hold no user name and no password"),
);

const webAddress = v.pipe(
  address,
  v.transform((value) => value.replace(/\/+$/, "")),
);

/** As browsers write it: in lower case, without a port that goes without saying. */
const origin = v.pipe(
  address,
  v.check((value) => {
    const { pathname = "/" } = parsed(value);
    return pathname === "/" && !/[?#]/.test(value);
  }, "must be an origin such as https://shop.example, without a path"),
  v.transform((value) => parsed(value).origin ?? value),
);

const originList = v.pipe(
  v.optional(text, ""),
  v.transform((value) =>
    value
      .split(",")
      .map((origin) => origin.trim())
      .filter(Boolean),
  ),
  v.array(origin),
);

const hostList = (fallback: string) =>
  v.pipe(
    v.optional(text, fallback),
    v.transform((value) =>
      value
        .split(",")
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    ),
    v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/, "must be host names such as cdn.example"))),
  );

/** Every environment variable of the API: what it may be and what it is when it is not set. */
export const environmentSchema = v.object({
  NODE_ENV: v.optional(
    v.picklist(["development", "test", "production"], "must be development, test or production"),
    "development",
  ),
  PORT: integer(4000, 0, 65_535),
  HOST: v.optional(text, "127.0.0.1"),
  DATABASE_URL: v.optional(
    v.pipe(
      text,
      v.regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://"),
      v.check(
        (value) => URL.canParse(value),
        "must be an address such as postgres://user:password@host:5432/database; in the password " +
          "write # / : @ ? as %23 %2F %3A %40 %3F",
      ),
    ),
  ),
  DATABASE_POOL_SIZE: integer(10, 2, 200),
  MIGRATION_LIMIT_MINUTES: integer(30, 0, 1440),
  DATA_DIR: v.optional(v.pipe(text, v.nonEmpty("must not be empty")), ".data"),
  IMAGES_DIR: optionalText,
  S3_ENDPOINT: v.optional(webAddress),
  S3_REGION: v.optional(
    v.pipe(text, v.regex(/^[a-z0-9-]+$/, "must be a region such as ap-south-1")),
    "us-east-1",
  ),
  S3_BUCKET: v.optional(
    v.pipe(text, v.regex(/^[a-z0-9.-]{3,63}$/, "must be the name of a bucket")),
  ),
  S3_PREFIX: v.optional(
    v.pipe(text, v.regex(/^[\w./-]*$/, "must be a path such as shop/pictures")),
    "",
  ),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  REMOTE_IMAGE_HOSTS: hostList("cdn.shopify.com"),
  PREPARE_PICTURES: flag("true"),
  PUBLIC_URL: v.optional(origin),
  SHOP_URL: v.optional(origin),
  // The process with the shop reads and checks these two; here they only tell who can reach it.
  SHOP_ORIGIN: optionalText,
  STOP_DELAY_SECONDS: optionalText,
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
  METRICS_TOKEN: v.optional(v.pipe(text, v.minLength(16, "must have at least 16 characters"))),
  OTP_PROVIDER: v.optional(
    v.picklist(["sandbox", "webhook"], 'must be "sandbox" or "webhook"'),
    "sandbox",
  ),
  OUTBOX_KEY: v.optional(v.pipe(text, v.minLength(16, "must have at least 16 characters"))),
  OTP_WEBHOOK_URL: v.optional(webAddress),
  OTP_WEBHOOK_SECRET: v.optional(v.pipe(text, v.minLength(32, "must have at least 32 characters"))),
  PAYMENT_PROVIDER: v.optional(
    v.picklist(["none", "sandbox", "razorpay"], 'must be "none", "sandbox" or "razorpay"'),
  ),
  RAZORPAY_KEY_ID: optionalText,
  RAZORPAY_KEY_SECRET: optionalText,
  RAZORPAY_WEBHOOK_SECRET: optionalText,
  RAZORPAY_URL: v.optional(webAddress, "https://api.razorpay.com"),
  ALLOW_SANDBOX: flag("false"),
  ALLOW_EMBEDDED_DATABASE: flag("false"),
  OTP_RESEND_SECONDS: integer(60, 0, 3600),
  OTP_LIMIT_PER_ADDRESS: integer(30, 0, 1_000_000),
  OTP_LIMIT_PER_HOUR: integer(5000, 0, 100_000_000),
  OTP_LIMIT_PER_PHONE: integer(10, 0, 1_000_000),
  OTP_LIMIT_PER_PHONE_HOUR: integer(12, 0, 1_000_000),
  OTP_WRONG_LIMIT_PER_PHONE: integer(20, 0, 1_000_000),
  ORDER_MESSAGES: v.optional(flag("false")),
  ORDER_MESSAGES_PER_PERSON_DAY: integer(20, 0, 1_000_000),
  AUTH_LIMIT_PER_ADDRESS: integer(120, 0, 1_000_000),
  ORDERS_PER_PERSON_DAY: integer(30, 0, 1_000_000),
  UNPAID_PIECES_PER_PERSON: integer(30, 0, 1_000_000),
  UNPAID_PIECES_PER_VARIANT: integer(10, 0, 1_000_000),
  UNPAID_VALUE_PER_PERSON: integer(200_000, 0, 1_000_000_000),
  CASH_ORDER_LIMIT: integer(50_000, 0, 1_000_000_000),
  CASH_ORDER_CONFIRM_HOURS: integer(120, 0, 10_000),
  SHOP_CONFIG: optionalText,
  SEED_SAMPLE_CATALOGUE: v.optional(flag("false")),
});

/** The environment as the schema reads it. */
export type Environment = v.InferOutput<typeof environmentSchema>;
