import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.js";

describe("the configuration", () => {
  it("needs nothing for development", () => {
    expect(readConfig({})).toMatchObject({
      environment: "development",
      port: 4000,
      host: "127.0.0.1",
      dataDir: resolve(".data"),
      databaseUrl: undefined,
      publicUrl: "",
      corsOrigins: [],
      paymentProvider: "sandbox",
      trustProxy: 0,
      seed: true,
    });
  });

  it("reads every variable", () => {
    const config = readConfig({
      NODE_ENV: "production",
      ALLOW_SANDBOX: "true",
      ALLOW_EMBEDDED_DATABASE: "false",
      PORT: "8080",
      HOST: "0.0.0.0",
      DATABASE_URL: "postgresql://shop@db/shop",
      DATABASE_POOL_SIZE: "25",
      MIGRATION_LIMIT_MINUTES: "5",
      DATA_DIR: "/var/lib/shop",
      IMAGES_DIR: "/srv/pictures",
      PUBLIC_URL: "https://api.shop.example/",
      SHOP_URL: "https://shop.example",
      TOKEN_SECRET: "x".repeat(32),
      LOG_LEVEL: "warn",
      CORS_ORIGINS: "https://shop.example, https://www.shop.example",
      TRUST_PROXY: "1",
      METRICS_TOKEN: "m".repeat(16),
      OTP_PROVIDER: "webhook",
      OUTBOX_KEY: "o".repeat(16),
      OTP_WEBHOOK_URL: "https://sms.example/send",
      OTP_WEBHOOK_SECRET: "w".repeat(32),
      PAYMENT_PROVIDER: "razorpay",
      RAZORPAY_KEY_ID: "rzp_live_1",
      RAZORPAY_KEY_SECRET: "key",
      RAZORPAY_WEBHOOK_SECRET: "hook",
      RAZORPAY_URL: "https://razorpay.example",
      S3_ENDPOINT: "https://s3.ap-south-1.amazonaws.com/",
      S3_REGION: "ap-south-1",
      S3_BUCKET: "shop",
      S3_PREFIX: "/pictures/",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
      REMOTE_IMAGE_HOSTS: "cdn.shopify.com, Pictures.Example",
      PREPARE_PICTURES: "false",
      OTP_RESEND_SECONDS: "30",
      OTP_LIMIT_PER_ADDRESS: "0",
      OTP_LIMIT_PER_HOUR: "900",
      OTP_LIMIT_PER_PHONE: "8",
      OTP_LIMIT_PER_PHONE_HOUR: "6",
      OTP_WRONG_LIMIT_PER_PHONE: "9",
      AUTH_LIMIT_PER_ADDRESS: "7",
      ORDER_MESSAGES: "true",
      ORDER_MESSAGES_PER_PERSON_DAY: "13",
      ORDERS_PER_PERSON_DAY: "12",
      UNPAID_PIECES_PER_PERSON: "11",
      UNPAID_PIECES_PER_VARIANT: "4",
      UNPAID_VALUE_PER_PERSON: "90000",
      CASH_ORDER_LIMIT: "20000",
      CASH_ORDER_CONFIRM_HOURS: "48",
      SHOP_CONFIG: "/srv/shop/shop.js",
      SEED_SAMPLE_CATALOGUE: "true",
    });
    expect(config).toEqual({
      environment: "production",
      exposure: [
        "NODE_ENV is production",
        "HOST is 0.0.0.0",
        "PUBLIC_URL is https://api.shop.example",
        "SHOP_URL is https://shop.example",
        "CORS_ORIGINS names https://shop.example",
        "TRUST_PROXY names a proxy",
        "METRICS_TOKEN lets others read figures",
      ],
      port: 8080,
      host: "0.0.0.0",
      databaseUrl: "postgresql://shop@db/shop",
      databasePoolSize: 25,
      migrationLimitMs: 300_000,
      dataDir: "/var/lib/shop",
      imagesDir: "/srv/pictures",
      publicUrl: "https://api.shop.example",
      shopUrl: "https://shop.example",
      tokenSecret: "x".repeat(32),
      logLevel: "warn",
      corsOrigins: ["https://shop.example", "https://www.shop.example"],
      trustProxy: 1,
      metricsToken: "m".repeat(16),
      otpProvider: "webhook",
      outboxKey: "o".repeat(16),
      otpWebhook: { url: "https://sms.example/send", secret: "w".repeat(32) },
      paymentProvider: "razorpay",
      razorpay: {
        keyId: "rzp_live_1",
        keySecret: "key",
        webhookSecret: "hook",
        url: "https://razorpay.example",
      },
      s3: {
        endpoint: "https://s3.ap-south-1.amazonaws.com",
        region: "ap-south-1",
        bucket: "shop",
        prefix: "pictures",
        accessKeyId: "id",
        secretAccessKey: "secret",
      },
      remoteImageHosts: ["cdn.shopify.com", "pictures.example"],
      preparePictures: false,
      orderMessages: { enabled: true, perDay: 13 },
      otpLimits: {
        resendSeconds: 30,
        perAddress: 0,
        perHour: 900,
        perPhone: 8,
        perPhoneHour: 6,
        wrongPerPhone: 9,
      },
      authLimitPerAddress: 7,
      orderLimits: {
        perDay: 12,
        pieces: 11,
        piecesOfVariant: 4,
        value: 90_000,
        cashTotal: 20_000,
        confirmHours: 48,
      },
      shopModule: "/srv/shop/shop.js",
      seed: true,
    });
  });

  it("takes an empty variable for one that is not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 4000 });
  });

  it.each([
    [{ PORT: "http" }, "PORT must be a whole number"],
    [{ PORT: "70000" }, "PORT must be at most 65535"],
    [{ DATABASE_URL: "mysql://shop" }, "DATABASE_URL must begin with postgres://"],
    [
      { DATABASE_URL: "postgres://shop:se#cret@db/shop" },
      "DATABASE_URL must be an address such as",
    ],
    [{ TOKEN_SECRET: "short" }, "TOKEN_SECRET must have at least 32 characters"],
    [{ PUBLIC_URL: "shop" }, "PUBLIC_URL must be an address"],
    [{ CORS_ORIGINS: "https://a.example,b" }, "CORS_ORIGINS.1 must be an address"],
    [{ CORS_ORIGINS: "https://a.example/in" }, "CORS_ORIGINS.0 must be an origin such as"],
    [{ CORS_ORIGINS: "*" }, "CORS_ORIGINS.0 must be an address"],
    [{ SHOP_URL: "https://shop.example/?from=here" }, "SHOP_URL must be an origin such as"],
    [{ PUBLIC_URL: "https://api.example#x" }, "PUBLIC_URL must be an origin such as"],
    [{ PUBLIC_URL: "https://me:secret@api.example" }, "PUBLIC_URL must hold no user name and no"],
    [{ OTP_WEBHOOK_URL: "https://me:secret@sms.example/x" }, "OTP_WEBHOOK_URL must hold no user"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be silent"],
    [{ NODE_ENV: "staging" }, "NODE_ENV must be development"],
    [{ ALLOW_SANDBOX: "yes" }, 'ALLOW_SANDBOX must be "true" or "false"'],
    [{ OTP_PROVIDER: "pigeon" }, 'OTP_PROVIDER must be "sandbox"'],
  ])("says what is wrong with %j", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).not.toThrow(/secret|cret@/);
  });

  it("writes origins as browsers send them", () => {
    const config = readConfig({
      CORS_ORIGINS: "https://Shop.Example/, HTTPS://www.shop.example:443,http://a.example:80",
      SHOP_URL: "https://SHOP.example:443/",
      PUBLIC_URL: "https://api.shop.example:8443",
      TOKEN_SECRET: "t".repeat(32),
      ALLOW_SANDBOX: "true",
    });
    expect(config.corsOrigins).toEqual([
      "https://shop.example",
      "https://www.shop.example",
      "http://a.example",
    ]);
    expect(config.shopUrl).toBe("https://shop.example");
    expect(config.publicUrl).toBe("https://api.shop.example:8443");
  });

  it("names everything that is wrong at once", () => {
    expect(() => readConfig({ PORT: "x", LOG_LEVEL: "x" })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });

  it.each([
    [{ OTP_PROVIDER: "webhook" }, "OTP_WEBHOOK_URL and OTP_WEBHOOK_SECRET must be set too"],
    [{ OTP_WEBHOOK_URL: "https://sms.example" }, "OTP_WEBHOOK_SECRET must be set too"],
    [{ PAYMENT_PROVIDER: "razorpay", RAZORPAY_KEY_ID: "x" }, "RAZORPAY_KEY_SECRET and"],
    [{ S3_BUCKET: "pictures" }, "S3_ENDPOINT and S3_ACCESS_KEY_ID and"],
    [
      {
        NODE_ENV: "production",
        DATABASE_URL: "postgres://db/shop",
        OTP_PROVIDER: "webhook",
        TOKEN_SECRET: "t".repeat(32),
        OTP_WEBHOOK_URL: "http://sms.example",
        OTP_WEBHOOK_SECRET: "w".repeat(32),
      },
      "must begin with https://",
    ],
  ])("asks for what belongs to %j", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
    expect(() => readConfig(env)).toThrow(ConfigError);
  });

  it("refuses an embedded database in production unless told", () => {
    const production = {
      NODE_ENV: "production",
      TOKEN_SECRET: "t".repeat(32),
      OTP_PROVIDER: "webhook",
      OTP_WEBHOOK_URL: "https://sms.example/send",
      OTP_WEBHOOK_SECRET: "w".repeat(32),
      DATA_DIR: "/var/lib/shop",
    };
    const start = () => readConfig(production);
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(
      /^DATABASE_URL is not set.* in \/var\/lib\/shop.*ALLOW_EMBEDDED_DATABASE/,
    );
    for (const told of [
      { DATABASE_URL: "postgres://db/shop" },
      { ALLOW_EMBEDDED_DATABASE: "true" },
      { NODE_ENV: "development" },
    ]) {
      expect(readConfig({ ...production, ...told }).dataDir).toBe("/var/lib/shop");
    }
    // A command beside the shop opens whatever database there is.
    expect(readConfig(production, { serves: false }).databaseUrl).toBeUndefined();
  });

  it("refuses the sandbox in production unless told", () => {
    const production = { NODE_ENV: "production", TOKEN_SECRET: "t".repeat(32) };
    expect(() => readConfig(production)).toThrow("ALLOW_SANDBOX=true");
    const config = readConfig({ ...production, ALLOW_SANDBOX: "true" });
    expect(config).toMatchObject({ seed: false, paymentProvider: "none" });
  });
});
