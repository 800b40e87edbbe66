import { html } from "hono/html";
import { readText } from "../http/body.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import type { Services } from "../services.js";
import { paymentLanguage, paymentPage } from "./page.js";
import { SANDBOX_PATH, type SandboxPaymentProvider } from "./sandbox.js";
import { settlePayment } from "./settle.js";

const CHOICES: Record<string, "paid" | "failed"> = {
  upi: "paid",
  card: "paid",
  fail: "failed",
  cancel: "failed",
};

/** The sandbox's page, where a tester pays, fails or cancels in place of a bank. */
export function sandboxPaymentRoutes(
  app: HttpApp,
  services: Services,
  sandbox: SandboxPaymentProvider,
): void {
  const find = async (id: string) => {
    const session = await sandbox.find(id);
    if (!session) throw new Failure("not_found", "Payment not found");
    return session;
  };

  app.get(`${SANDBOX_PATH}/:id`, async (c) => {
    const session = await find(c.req.param("id"));
    c.header("Cache-Control", "no-store");
    if (session.status !== "open") return c.redirect(session.return_url, 303);
    const spoken = await paymentLanguage(services, session.merchant_order_id);
    const texts = spoken.texts.sandbox;
    return c.html(
      paymentPage(services, spoken, {
        amount: session.amount,
        order: session.merchant_order_id,
        note: texts.note,
        form: html`<form method="post">
          <button class="main" name="outcome" value="upi">${texts.upi}</button>
          <button name="outcome" value="card">${texts.card}</button>
          <button name="outcome" value="fail">${texts.fail}</button>
          <button class="quiet" name="outcome" value="cancel">${texts.cancel}</button>
        </form>`,
      }),
    );
  });

  app.post(`${SANDBOX_PATH}/:id`, async (c) => {
    const session = await find(c.req.param("id"));
    const choice = new URLSearchParams(await readText(c.req.raw)).get("outcome") ?? "";
    const outcome = Object.hasOwn(CHOICES, choice) ? CHOICES[choice] : undefined;
    if (!outcome) throw new Failure("validation_failed", "Choose how the payment ends");
    await sandbox.decide(session.id, outcome);
    const payment = await services.database.db
      .selectFrom("payments")
      .select("order_id")
      .where("session_id", "=", session.id)
      .executeTakeFirst();
    // What a real provider would do with a message of its own, in case nobody comes back.
    if (payment) await settlePayment(services, payment.order_id);
    services.messages.soon();
    return c.redirect(session.return_url, 303);
  });
}
