import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { removeExpired } from "../maintenance.js";
import { advanceOrder } from "../orders/advance.js";
import { cancelOrder } from "../orders/cancel.js";
import { readOrder } from "../orders/read.js";
import { DATABASES, useTestApi } from "../testing/api.js";
import { LedgerProvider } from "../testing/ledger-provider.js";
import { newShopper, saree, userIdOf } from "../testing/shopper.js";
import { findSession } from "./checkout.js";
import { balance } from "./ledger.js";
import { reconcilePayment } from "./reconcile.js";
import { sendRefunds } from "./refunds.js";
import { settlePayment } from "./settle.js";

const PIECES = 2;

describe.each(DATABASES)("orders of an instance without the ledger, on %s", (kind) => {
  const api = useTestApi(kind);

  async function begin() {
    const shopper = await newShopper(api());
    const body = { ...shopper.orderOf([[saree, PIECES]]), paymentMethod: "Online" };
    const order = await api().send(endpoints.orders.create, { token: shopper.token, body });
    const payment = new LedgerProvider();
    const session = (await findSession(api().database.db, order._id))?.session_id ?? "";
    payment.book(session).payments.push((order.totalAmount ?? 0) * 100);
    const { config, database, shop } = api();
    return {
      ...{ id: order._id, price: order.totalAmount ?? 0, session, payment },
      userId: await userIdOf(api(), shopper),
      services: {
        ...{ config, database, shop, payment, log: api().api.log },
        now: () => new Date(api().now()),
      },
    };
  }
  type Begun = Awaited<ReturnType<typeof begin>>;
  const change = ({ id }: Begun, columns: Record<string, unknown>) =>
    api().database.db.updateTable("orders").set(columns).where("id", "=", id).execute();
  /** As the earlier version takes a payment: nothing is noted of what came. */
  const take = (begun: Begun) => change(begun, { payment_status: "paid", is_placed: true });
  /** As it calls an order off: what was paid is owed once the shop says so. */
  const callOff = (begun: Begun) => change(begun, { status: "cancelled" });
  const rowsOf = ({ id }: Begun) =>
    api()
      .database.db.selectFrom("refunds")
      .select(["key", "amount", "paise"])
      .where("order_id", "=", id)
      .execute();
  const clean = ({ services }: Begun) => removeExpired(services);

  async function expectAllBack(begun: Begun, key = `order-${begun.id}`): Promise<void> {
    await clean(begun);
    await clean(begun);
    expect(await rowsOf(begun)).toEqual([{ key, amount: begun.price, paise: 0 }]);
    expect(begun.payment.returned(begun.session)).toBe(begun.price * 100);
    expect(await readOrder(api().database.db, begun.id, api())).toMatchObject({
      orderStatus: "Refund Processed",
      paymentStatus: "Refunded",
    });
  }

  it("are owed back when this version calls them off", async () => {
    const begun = await begin();
    await take(begun);
    await cancelOrder(begun.services, begun.userId, begun.id, "delay: too slow");
    await expectAllBack(begun);
  });

  it("are owed back when that instance calls them off, whichever took the payment", async () => {
    for (const pay of [take, ({ services, id }: Begun) => settlePayment(services, id)]) {
      const begun = await begin();
      await pay(begun);
      await callOff(begun);
      await expectAllBack(begun);
    }
  });

  it("are owed back at once when the shop says that they are refunded", async () => {
    const begun = await begin();
    await take(begun);
    await callOff(begun);
    await advanceOrder(begun.services, begun.id, "refunded");
    await expectAllBack(begun);
  });

  it("keep what that instance owes for a return", async () => {
    const begun = await begin();
    const { services, id, session, payment, price } = begun;
    await take(begun);
    await change(begun, { status: "delivered" });
    const { db } = api().database;
    const half = price / PIECES;
    const row = { key: `return-of-${id}`, order_id: id, amount: half };
    await db
      .insertInto("returns")
      .values({
        ...{ id: `of-${id}`, order_id: id, line: 1, kind: "refund", quantity: 1 },
        created_at: services.now(),
        ...{ reason: "size", description: "Too tight", refund_amount: half, status: "completed" },
      })
      .execute();
    await db.insertInto("refunds").values(row).execute();
    // As another return of the order does.
    await api().database.transaction((trx) => balance(trx, id, "again", services.now()));
    expect(await rowsOf(begun)).toHaveLength(1);
    for (let count = 0; count < 2; count++) await reconcilePayment(services, id);
    await clean(begun);
    expect(await rowsOf(begun)).toEqual([{ key: row.key, amount: half, paise: 0 }]);
    expect(payment.returned(session)).toBe(half * 100);
  });

  it("are asked for at the provider, which knows of a second payment", async () => {
    const begun = await begin();
    const { payment, session, price } = begun;
    await take(begun);
    payment.book(session).payments.push(price * 100);
    await clean(begun);
    expect(await rowsOf(begun)).toMatchObject([{ key: `over-${begun.id}`, amount: price }]);
    expect(payment.returned(session)).toBe(price * 100);
    await sendRefunds(begun.services);
    expect(payment.asked).toHaveLength(1);
  });
});
