import { html } from "hono/html";
import * as v from "valibot";
import { readText } from "../http/body.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import { limitRate } from "../http/rate-limit.js";
import type { RazorpayConfig } from "../provider-config.js";
import type { Services } from "../services.js";
import { paymentLanguage, paymentPage } from "./page.js";
import { RAZORPAY_PATH, type RazorpayProvider } from "./razorpay.js";
import { reconcilePayment } from "./reconcile.js";
import { type Paying, settlePayment } from "./settle.js";

const messageSchema = v.object({
  event: v.string(),
  payload: v.object({
    payment: v.optional(v.object({ entity: v.object({ order_id: v.nullish(v.string()) }) })),
    order: v.optional(v.object({ entity: v.object({ id: v.string() }) })),
  }),
});

/** A return can be sent again by whoever has it, and Razorpay is asked each time. */
const RETURNS = { hits: 10, windowSeconds: 10 * 60 };

/**
 * The page that leads to Razorpay's hosted checkout, the way back from it, and the webhook. What
 * they bring is checked by its signature and then only taken as a hint: how a payment stands is
 * asked of Razorpay itself.
 */
export function razorpayRoutes(
  app: HttpApp,
  services: Services,
  provider: RazorpayProvider,
  { keyId, url }: RazorpayConfig,
): void {
  const { config, database, now, shop } = services;

  const find = async (id: string) => {
    const session = await provider.find(id);
    if (!session) throw new Failure("not_found", "Payment not found");
    return session;
  };
  const settle = async (
    id: string,
    how: (services: Paying, orderId: string) => Promise<void> = settlePayment,
  ): Promise<void> => {
    const payment = await database.db
      .selectFrom("payments")
      .select("order_id")
      .where("session_id", "=", id)
      .executeTakeFirst();
    if (payment) await how(services, payment.order_id);
    services.messages.soon();
  };

  /** One that was sent too often leads back all the same: the shop asks by itself later. */
  const settleReturn = async (id: string): Promise<void> => {
    try {
      await limitRate(database.db, `payment:return:${id}`, RETURNS, now());
    } catch (error) {
      if (error instanceof Failure) return;
      throw error;
    }
    await settle(id);
  };

  app.get(`${RAZORPAY_PATH}/:id`, async (c) => {
    const session = await find(c.req.param("id"));
    c.header("Cache-Control", "no-store");
    if (session.is_closed) return c.redirect(session.return_url, 303);
    const origin = config.publicUrl || config.shopUrl;
    const fields: Record<string, string> = {
      key_id: keyId,
      order_id: session.id,
      amount: String(session.amount * 100),
      currency: shop.currency,
      name: shop.name,
      description: session.merchant_order_id,
      callback_url: `${origin}${RAZORPAY_PATH}/callback`,
      cancel_url: new URL(session.return_url, config.shopUrl).href,
    };
    const spoken = await paymentLanguage(services, session.merchant_order_id);
    const texts = spoken.texts.razorpay;
    return c.html(
      paymentPage(services, spoken, {
        amount: session.amount,
        order: session.merchant_order_id,
        note: texts.note,
        form: html`<form method="post" action="${url}/v1/checkout/embedded">
            ${Object.entries(fields).map(
              ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
            )}
            <button class="main">${texts.proceed}</button>
          </form>
          <p class="back"><a href="${fields.cancel_url}">${texts.back}</a></p>`,
      }),
    );
  });

  app.post(`${RAZORPAY_PATH}/callback`, async (c) => {
    const form = new URLSearchParams(await readText(c.req.raw));
    const field = (name: string) => form.get(name) ?? "";
    const id = field("razorpay_order_id") || field("error[metadata][order_id]");
    const session = await find(orderOf(field("error[metadata]")) ?? id);
    const paymentId = field("razorpay_payment_id");
    if (paymentId !== "") {
      const signature = field("razorpay_signature");
      if (!provider.client.isPaymentSigned(session.id, paymentId, signature)) {
        throw new Failure("validation_failed", "The payment's signature is not right");
      }
      await settleReturn(session.id);
    }
    return c.redirect(session.return_url, 303);
  });

  app.post(`${RAZORPAY_PATH}/webhook`, async (c) => {
    const body = await readText(c.req.raw);
    if (!provider.client.isWebhookSigned(body, c.req.header("x-razorpay-signature") ?? "")) {
      throw new Failure("unauthenticated", "The message's signature is not right");
    }
    const result = v.safeParse(messageSchema, parseJson(body));
    if (result.success) {
      const { payment, order } = result.output.payload;
      const id = order?.entity.id ?? payment?.entity.order_id;
      // A message is signed, so Razorpay itself has something new, as a refund or a second payment.
      if (id) await settle(id, reconcilePayment);
    }
    return c.json({ success: true, message: "OK" });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A failed payment names its order in a piece of JSON. */
function orderOf(metadata: string): string | undefined {
  const result = v.safeParse(v.object({ order_id: v.string() }), parseJson(metadata));
  return result.success ? result.output.order_id : undefined;
}
