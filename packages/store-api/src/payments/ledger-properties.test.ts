import { endpoints, orderStatuses } from "@taanka/api-client/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Failure } from "../http/failure.js";
import { advanceOrder } from "../orders/advance.js";
import { cancelOrder } from "../orders/cancel.js";
import { readOrder } from "../orders/read.js";
import { type OrderState, stateOf } from "../orders/states.js";
import { decideReturn } from "../returns/decide.js";
import { requestReturn } from "../returns/request.js";
import { DATABASES, useTestApi } from "../testing/api.js";
import { LedgerProvider } from "../testing/ledger-provider.js";
import { newShopper, saree, userIdOf } from "../testing/shopper.js";
import { findSession } from "./checkout.js";
import { reconcilePayment } from "./reconcile.js";
import { sendRefunds } from "./refunds.js";
import { expireUnpaid, settlePayment } from "./settle.js";

const MINUTE = 60_000;
const PIECES = 2;

/** What may happen to an order, the more often the more often it stands here. */
const KINDS = [
  ...(["pay", "pay", "pay", "advance", "advance", "advance", "return", "return", "mood"] as const),
  ...(["settle", "reconcile", "send", "send twice", "cancel", "shop cancels"] as const),
  ...(["refund", "expire", "by hand", "bank refuses", "wait"] as const),
];

const events = fc.record({
  kind: fc.constantFrom(...KINDS),
  /** Paise of a payment beside the price. */
  off: fc.constantFrom(-30_000, -100, -1, 0, 0, 0, 0, 40, 100, 50_000),
  /** Of the price, given back at the provider itself. */
  part: fc.constantFrom(1, 0.3),
  minutes: fc.constantFrom(1, 40),
  mood: fc.constantFrom("answers" as const, "loses" as const, "away" as const),
});

interface Event {
  kind: (typeof KINDS)[number];
  off: number;
  part: number;
  minutes: number;
  mood: LedgerProvider["mood"];
}

const NEXT: Partial<Record<OrderState, OrderState>> = {
  placed: "ready",
  ready: "dispatched",
  dispatched: "delivered",
};

describe.each(DATABASES)("the money of an order, on %s", (kind) => {
  const api = useTestApi(kind);

  async function begin() {
    const shopper = await newShopper(api());
    const body = { ...shopper.orderOf([[saree, PIECES]]), paymentMethod: "Online" };
    const order = await api().send(endpoints.orders.create, { token: shopper.token, body });
    const session = (await findSession(api().database.db, order._id))?.session_id ?? "";
    const userId = await userIdOf(api(), shopper);
    return { userId, id: order._id, price: (order.totalAmount ?? 0) * 100, session };
  }
  type Begun = Awaited<ReturnType<typeof begin>>;

  /** The parts of the shop that work on orders, with a clock of their own. */
  function shopWith(payment: LedgerProvider) {
    let ahead = 0;
    return {
      ...{ database: api().database, log: api().api.log, shop: api().shop, payment },
      now: () => new Date(api().now() + ahead),
      wait: (minutes: number) => {
        ahead += minutes * MINUTE;
      },
    };
  }
  type Shop = ReturnType<typeof shopWith>;
  const read = ({ id }: Begun) => readOrder(api().database.db, id, api());

  async function returnOne(shop: Shop, { userId, id }: Begun): Promise<void> {
    const wanted = { quantity: 1, reason: "size", description: "Too tight" };
    await requestReturn(shop, userId, { orderId: id, skuId: saree.skuId, ...wanted });
    const open = api().database.db.selectFrom("returns").select("id");
    const asked = open.where("order_id", "=", id).where("status", "=", "requested");
    await decideReturn(shop, (await asked.executeTakeFirstOrThrow()).id, "completed");
  }

  async function advance(shop: Shop, begun: Begun): Promise<void> {
    const { orderStatus } = await read(begun);
    const state = orderStatuses.find((status) => status === orderStatus);
    const next = state && NEXT[stateOf(state)];
    if (next) await advanceOrder(shop, begun.id, next);
  }

  function refuseOne({ payment }: Shop, { session }: Begun): void {
    const { refunds } = payment.book(session);
    const index = refunds.findLastIndex(({ key, isFailed }) => key !== undefined && !isFailed);
    const refund = refunds[index];
    if (refund) refunds[index] = { ...refund, isFailed: true };
  }

  /** What the shopper, the shop, the provider and its bank do. */
  function actions(shop: Shop, begun: Begun): Record<Event["kind"], (event: Event) => unknown> {
    const { id, userId, price, session } = begun;
    const { payment } = shop;
    return {
      pay: ({ off }) => payment.book(session).payments.push(price + off),
      settle: () => settlePayment(shop, id),
      reconcile: () => reconcilePayment(shop, id),
      send: () => sendRefunds(shop, id),
      "send twice": () => Promise.all([sendRefunds(shop), sendRefunds(shop, id)]),
      cancel: () => cancelOrder(shop, userId, id, "delay: too slow"),
      "shop cancels": () => advanceOrder(shop, id, "cancelled"),
      refund: () => advanceOrder(shop, id, "refunded"),
      expire: () => expireUnpaid(shop),
      advance: () => advance(shop, begun),
      return: () => returnOne(shop, begun),
      "by hand": ({ part }) => payment.giveBackByHand(session, Math.floor(price * part)),
      "bank refuses": () => refuseOne(shop, begun),
      mood: ({ mood }) => {
        payment.mood = mood;
      },
      wait: ({ minutes }) => shop.wait(minutes),
    };
  }

  /** A refusal by the states, or by a provider that is away, is as good as a success. */
  async function attempt(act: () => unknown): Promise<void> {
    try {
      await act();
    } catch (error) {
      const isExpected = error instanceof Failure || (error as Error).message === "away";
      if (!isExpected) throw error;
    }
  }

  /** What the shop may keep: nothing of an order that ended, and what was not returned of another. */
  async function keptOf(begun: Begun, received: number): Promise<number> {
    const order = await read(begun);
    const isPaid = order.paymentStatus === "Paid" || order.paymentStatus === "Refunded";
    if (order.isOrderCancelled || !isPaid) return 0;
    const returned = (order.returns ?? [])
      .filter(({ status }) => status === "Completed")
      .reduce((sum, { refundAmount }) => sum + Number(refundAmount ?? 0) * 100, 0);
    return Math.max(0, Math.min(begun.price, received) - returned);
  }

  async function comeToRest(shop: Shop, { id }: Begun): Promise<void> {
    shop.payment.mood = "answers";
    for (let round = 0; round < 4; round++) {
      shop.wait(7 * 60);
      await expireUnpaid(shop);
      await reconcilePayment(shop, id);
      await sendRefunds(shop);
    }
  }

  const owedFor = ({ id }: Begun) =>
    api()
      .database.db.selectFrom("refunds")
      .select("key")
      .where("order_id", "=", id)
      .where("sent_at", "is", null)
      .execute();

  it("is what was paid less what went back, whatever happens in whatever order", {
    timeout: 300_000,
  }, async () => {
    const sequences = fc.array(events, { minLength: 3, maxLength: 12, size: "max" });
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        const provider = new LedgerProvider();
        const [shop, begun] = [shopWith(provider), await begin()];
        const act = actions(shop, begun);
        for (const event of sequence) {
          await attempt(() => act[event.kind](event));
          expect(provider.returned(begun.session)).toBeLessThanOrEqual(
            provider.received(begun.session),
          );
        }
        await comeToRest(shop, begun);
        const received = provider.received(begun.session);
        const left = received - provider.returned(begun.session);
        const kept = await keptOf(begun, received);
        const { refunds } = provider.book(begun.session);
        // What was given back by hand beyond what was owed is gone; the shop adds nothing to it.
        if (refunds.some(({ key }) => key === undefined)) expect(left).toBeLessThanOrEqual(kept);
        else expect(left).toBe(kept);
        expect(await owedFor(begun)).toEqual([]);
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });
});
