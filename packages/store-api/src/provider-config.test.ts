import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.js";

describe("the accounts with providers", () => {
  it("refuses the settings of a provider that nobody chose", () => {
    const razorpay = {
      RAZORPAY_KEY_ID: "rzp_live_1",
      RAZORPAY_KEY_SECRET: "key",
      RAZORPAY_WEBHOOK_SECRET: "hook",
      SHOP_URL: "http://localhost:3000",
    };
    const webhook = {
      OTP_WEBHOOK_URL: "https://sms.example/send",
      OTP_WEBHOOK_SECRET: "w".repeat(32),
    };
    expect(() => readConfig(razorpay)).toThrow(
      "RAZORPAY_KEY_ID is set and PAYMENT_PROVIDER is not, so that nothing would use it. " +
        "Set PAYMENT_PROVIDER=razorpay, or none to leave it unused.",
    );
    expect(() => readConfig(razorpay)).toThrow(ConfigError);
    expect(() => readConfig(webhook)).toThrow(/OTP_WEBHOOK_URL is set.*Set OTP_PROVIDER=webhook/);
    expect(readConfig({ ...razorpay, PAYMENT_PROVIDER: "none" }).paymentProvider).toBe("none");
    expect(readConfig({ ...webhook, OTP_PROVIDER: "sandbox" }).otpProvider).toBe("sandbox");
  });
});
