import { createHmac, randomUUID } from "node:crypto";
import type { ShopConfig } from "@taanka/shop-config";
import type { Logger } from "pino";
import { Failure } from "../http/failure.js";
import { callOut, OutboundError } from "../outbound.js";
import type { OrderMessage, OtpMessage, OtpProvider } from "./provider.js";

const TIMEOUT_MS = 2500;
const ATTEMPTS = 3;

/** The signature of a message, as its receiver computes it too. */
function signWebhook(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}

/**
 * Hands codes and word of orders to a service of the shop's choice, which sends them by SMS or reads them out: a
 * signed POST that any small function in front of an SMS company can check and forward. The same
 * code sent again, after a time-out, carries the same `Idempotency-Key`.
 */
export class WebhookOtpProvider implements OtpProvider {
  readonly #url: string;
  readonly #secret: string;
  readonly #shop: Pick<ShopConfig, "name" | "phonePrefix">;
  readonly #log: Logger;

  constructor(
    hook: { url: string; secret: string },
    shop: Pick<ShopConfig, "name" | "phonePrefix">,
    log: Logger,
  ) {
    this.#url = hook.url;
    this.#secret = hook.secret;
    this.#shop = shop;
    this.#log = log;
  }

  async deliver({ phoneNumber, channel, code }: OtpMessage): Promise<void> {
    const message = { channel: channel === "text" ? "sms" : "voice", code, validForSeconds: 300 };
    try {
      await this.#post(phoneNumber, message, randomUUID());
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      this.#log.error({ reason: error.message, channel }, "a one-time code was not delivered");
      throw new Failure("unavailable", "Failed to send OTP", { retryAfter: 5 });
    }
  }

  notify({ key, phoneNumber, kind, order, language, text }: OrderMessage): Promise<void> {
    const message = { channel: "sms", kind: `order_${kind}`, order, language, text };
    return this.#post(phoneNumber, message, key);
  }

  async #post(phoneNumber: string, message: object, key: string): Promise<void> {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const body = JSON.stringify({
      shop: this.#shop.name,
      phoneNumber: `${this.#shop.phonePrefix}${phoneNumber}`,
      ...message,
    });
    const response = await callOut(this.#url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": key,
        "X-Taanka-Timestamp": timestamp,
        "X-Taanka-Signature": signWebhook(this.#secret, timestamp, body),
      },
      body,
      timeoutMs: TIMEOUT_MS,
      attempts: ATTEMPTS,
    });
    await response.body?.cancel();
  }
}
