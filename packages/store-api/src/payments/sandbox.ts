import { randomUUID } from "node:crypto";
import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { amountOf, PAISE, paiseOf } from "./ledger.js";
import type {
  PaymentAccount,
  PaymentOutcome,
  PaymentProvider,
  PaymentRequest,
  PaymentSession,
  RefundRequest,
} from "./provider.js";

/** Path of the sandbox's page, without the id of a session. */
export const SANDBOX_PATH = "/api/payments/sandbox";

/** Takes no money: its own page lets the tester pay, fail or cancel. */
export class SandboxPaymentProvider implements PaymentProvider {
  readonly #db: Queries;
  readonly #publicUrl: string;

  constructor(db: Queries, publicUrl: string) {
    this.#db = db;
    this.#publicUrl = publicUrl;
  }

  async createSession(request: PaymentRequest): Promise<PaymentSession> {
    const id = randomUUID();
    await this.#db
      .insertInto("sandbox_payments")
      .values({
        id,
        merchant_order_id: request.merchantOrderId,
        amount: request.amount,
        return_url: request.returnUrl,
      })
      .execute();
    return { id, checkoutUrl: `${this.#publicUrl}${SANDBOX_PATH}/${id}` };
  }

  async outcome(sessionId: string): Promise<PaymentOutcome> {
    const session = await this.find(sessionId);
    if (!session) return { status: "failed" };
    if (session.status === "paid") return { status: "paid", paise: session.amount * PAISE };
    return { status: session.status };
  }

  async account(sessionId: string): Promise<PaymentAccount> {
    const outcome = await this.outcome(sessionId);
    const refunds = await this.#db
      .selectFrom("sandbox_refunds")
      .selectAll()
      .where("session_id", "=", sessionId)
      .orderBy("key")
      .execute();
    return {
      received: outcome.status === "paid" ? outcome.paise : 0,
      refunds: refunds.map((row) => ({
        id: row.key,
        key: row.key,
        paise: paiseOf(row),
        isFailed: false,
      })),
    };
  }

  close(sessionId: string): Promise<void> {
    return this.decide(sessionId, "failed");
  }

  async refund({ key, sessionId, paise }: RefundRequest): Promise<string> {
    await this.#db
      .insertInto("sandbox_refunds")
      .values({ key, session_id: sessionId, ...amountOf(paise) })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
    return key;
  }

  /** What the shopper is to pay, or undefined for an unknown session. */
  find(sessionId: string): Promise<Row<"sandbox_payments"> | undefined> {
    return this.#db
      .selectFrom("sandbox_payments")
      .selectAll()
      .where("id", "=", sessionId)
      .executeTakeFirst();
  }

  /** Ends an open payment; one that has ended stays as it is. */
  async decide(sessionId: string, status: "paid" | "failed"): Promise<void> {
    await this.#db
      .updateTable("sandbox_payments")
      .set({ status })
      .where("id", "=", sessionId)
      .where("status", "=", "open")
      .execute();
  }
}
