import { endpoints } from "@taanka/api-client/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { removeExpired } from "../maintenance.js";
import { DATABASES, snapshot, type TestApi, useTestApi } from "../testing/api.js";
import { cotton, newShopper, type Shopper, saree, stockOf } from "../testing/shopper.js";

const HOUR = 60 * 60_000;
const other = { ...saree, skuId: "TK-SILK-ONE-RED-M", size: "M" };
const blue = { ...saree, skuId: "TK-SILK-ONE-BLUE-S", color: "Deep Blue" };
const blueToo = { ...blue, skuId: "TK-SILK-ONE-BLUE-M", size: "M" };

const limit = (message: string) => ({ success: false, code: "order_limit_reached", message });
const prepaid = (shopper: Shopper, lines: Parameters<Shopper["orderOf"]>[0]) =>
  shopper.order({ ...shopper.orderOf(lines), paymentMethod: "Online" });

/** Sends what is refused, and expects that it changes nothing. */
async function expectRefusal(api: TestApi, send: () => ReturnType<Shopper["order"]>) {
  const before = await snapshot(api.database);
  const reply = await send();
  expect(reply.status).toBe(409);
  expect(await snapshot(api.database)).toBe(before);
  return reply.body;
}

describe.each(DATABASES)("somebody who holds the stock without paying, on %s", (kind) => {
  const api = useTestApi(kind);

  it("gets ten pieces of a variant, in one order or in ten at once", async () => {
    const [greedy, patient] = [await newShopper(api()), await newShopper(api())];
    const before = await stockOf(api(), saree.skuId);
    expect(await expectRefusal(api(), () => prepaid(greedy, [[saree, 11]]))).toEqual(
      limit("You can order at most 10 of Temple Silk Saree before you have paid for them"),
    );
    const body = patient.orderOf([[saree, 3]]);
    const keys = Array.from({ length: 10 }, (_, index) => `many-at-once-${index}`);
    const replies = await Promise.all(keys.map((key) => patient.order(body, key)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ body }) => body.code === "order_limit_reached")).toHaveLength(7);
    expect(await stockOf(api(), saree.skuId)).toBe(before - 9);
  });

  it("is told to order less where nothing of theirs stands open", async () => {
    const shopper = await newShopper(api());
    const many: Parameters<Shopper["orderOf"]>[0] = [saree, other, blue, blueToo].map((choice) => [
      choice,
      8,
    ]);
    expect(await expectRefusal(api(), () => prepaid(shopper, many))).toEqual(
      limit(
        "You can order at most 30 pieces before you have paid for them. Please order less at a time",
      ),
    );
  });

  it("gets thirty pieces in all, over cash and prepaid orders together", async () => {
    const shopper = await newShopper(api());
    await shopper.buy([[saree, 10]]);
    await shopper.buy([[other, 10]]);
    expect((await prepaid(shopper, [[blue, 9]])).status).toBe(200);
    const refusal = await expectRefusal(api(), () => prepaid(shopper, [[blueToo, 2]]));
    expect(refusal).toEqual(
      limit(
        "You can order at most 30 pieces before you have paid for them. Please pay for your open orders, or cancel some",
      ),
    );
    const [newest] = await api().send(endpoints.orders.list, { token: shopper.token });
    const cancel = { orderId: newest?._id ?? "", refundReason: "other: less" };
    await api().send(endpoints.orders.cancel, { token: shopper.token, body: cancel });
    expect((await prepaid(shopper, [[blueToo, 2]])).status).toBe(200);
  });

  it("pays by another way than cash for more than fifty thousand rupees", async () => {
    const shopper = await newShopper(api());
    const body = shopper.orderOf([
      [saree, 10],
      [other, 6],
    ]);
    expect(await expectRefusal(api(), () => shopper.order(body))).toEqual({
      success: false,
      code: "cash_limit_exceeded",
      message: "Cash on delivery is available up to ₹50,000. Please pay online, or order less",
    });
    expect((await shopper.order({ ...body, paymentMethod: "Online" })).status).toBe(200);
  });

  const clean = () => {
    const services = { ...api(), log: api().api.log, now: () => new Date(api().now()) };
    return removeExpired({ ...services, payment: undefined });
  };

  it("loses cash orders that the shop has not confirmed within five days", async () => {
    // Without what the others left behind.
    api().wait(121 * HOUR);
    await clean();
    const [gone, kept] = [await newShopper(api()), await newShopper(api())];
    const admin = await api().registerAdmin();
    const before = await stockOf(api(), saree.skuId);
    const lost = await gone.buy([[saree, 4]]);
    const confirmed = await kept.buy([[saree, 1]]);
    await api().call("PUT", `/api/user/order/admin/${confirmed._id}/status`, {
      token: admin.accessToken,
      body: { status: "Ready to Dispatch" },
    });
    const states = async () => {
      const rows = await api()
        .database.db.selectFrom("orders")
        .select(["id", "status"])
        .where("id", "in", [lost._id, confirmed._id])
        .execute();
      return [lost, confirmed].map(({ _id }) => rows.find(({ id }) => id === _id)?.status);
    };
    api().wait(119 * HOUR);
    await clean();
    expect(await states()).toEqual(["placed", "ready"]);
    api().wait(2 * HOUR);
    await Promise.all([clean(), clean()]);
    expect(await states()).toEqual(["cancelled", "ready"]);
    expect(await stockOf(api(), saree.skuId)).toBe(before - 1);
  });

  it("is nobody who has paid: such an order waits for the shop as long as it takes", async () => {
    const { db } = api().database;
    const { _id } = await (await newShopper(api())).buy([[saree, 1]]);
    const paid = { payment_method: "Online", payment_status: "paid" } as const;
    await db.updateTable("orders").set(paid).where("id", "=", _id).execute();
    api().wait(121 * HOUR);
    await clean();
    const order = await db.selectFrom("orders").select("status").where("id", "=", _id).execute();
    expect(order).toEqual([{ status: "placed" }]);
  });
});

describe("somebody who places orders and cancels them, in turns", () => {
  const api = useTestApi("pglite", { ORDERS_PER_PERSON_DAY: "3" });

  it("places so many in a day, and others go on", async () => {
    const [restless, other] = [await newShopper(api()), await newShopper(api())];
    const body = restless.orderOf([[saree, 1]]);
    for (let turn = 0; turn < 3; turn++) {
      const { _id: orderId } = await restless.buy([[saree, 1]]);
      const cancel = { orderId, refundReason: "other: again" };
      await api().send(endpoints.orders.cancel, { token: restless.token, body: cancel });
      api().wait(60_000);
    }
    expect(await expectRefusal(api(), () => restless.order(body))).toEqual(
      limit("You can place at most 3 orders a day. Please try again tomorrow"),
    );
    expect((await other.order(other.orderOf([[saree, 1]]))).status).toBe(200);
    // A sign-in does not last a day: the orders grow older instead.
    const age = (hours: number) =>
      sql`update orders set created_at = created_at - make_interval(hours => ${hours}::int)`.execute(
        api().database.db,
      );
    await age(23);
    expect((await restless.order(body)).status).toBe(409);
    await age(1);
    expect((await restless.order(body)).status).toBe(200);
  });
});

describe("a shop that takes cash only", () => {
  const api = useTestApi("pglite", {
    PAYMENT_PROVIDER: "none",
    CASH_ORDER_LIMIT: "5000",
    UNPAID_PIECES_PER_PERSON: "3",
  });

  it("tells nobody to pay online", async () => {
    const shopper = await newShopper(api());
    const dear = shopper.orderOf([[saree, 2]]);
    expect(await expectRefusal(api(), () => shopper.order(dear))).toMatchObject({
      code: "cash_limit_exceeded",
      message: "Cash on delivery is available up to ₹5,000. Please order less",
    });
    const many = shopper.orderOf([[cotton, 4]]);
    expect(await expectRefusal(api(), () => shopper.order(many))).toEqual(
      limit(
        "You can order at most 3 pieces before you have paid for them. Please order less at a time",
      ),
    );
    await shopper.buy([[cotton, 1]]);
    expect(
      await expectRefusal(api(), () => shopper.order(shopper.orderOf([[saree, 3]]))),
    ).toMatchObject({
      message:
        "You can order at most 3 pieces before you have paid for them. Please wait for your open orders to be sent, or cancel some",
    });
  });

  it("cancels what nobody confirmed, also behind an order that cannot be cancelled", async () => {
    const shopper = await newShopper(api());
    const [stuck, free] = [await shopper.buy([[cotton, 1]]), await shopper.buy([[cotton, 1]])];
    const { db } = api().database;
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not this one'; end $$`.execute(db);
    await sql`create trigger refuse before update on orders for each row
      when (old.id = ${sql.lit(stuck._id)}) execute function refuse()`.execute(db);
    api().wait(121 * HOUR);
    const services = { ...api(), log: api().api.log, now: () => new Date(api().now()) };
    await removeExpired({ ...services, payment: undefined });
    const rows = await db.selectFrom("orders").select(["id", "status"]).execute();
    const stateOf = (id: string) => rows.find((row) => row.id === id)?.status;
    expect([stateOf(stuck._id), stateOf(free._id)]).toEqual(["placed", "cancelled"]);
    expect(api().logs.join("")).toContain("a cash order could not be cancelled");
  });
});

describe("a shop with limits of its own", () => {
  const api = useTestApi("pglite", {
    UNPAID_PIECES_PER_PERSON: "0",
    UNPAID_PIECES_PER_VARIANT: "0",
    UNPAID_VALUE_PER_PERSON: "70000",
    CASH_ORDER_LIMIT: "0",
  });

  it("lets nobody hold more than so much money's worth", async () => {
    const shopper = await newShopper(api());
    expect((await shopper.order(shopper.orderOf([[saree, 20]]))).status).toBe(200);
    expect(await expectRefusal(api(), () => prepaid(shopper, [[other, 2]]))).toEqual(
      limit(
        "Your unpaid orders can be worth ₹70,000 at most. Please pay for your open orders, or cancel some",
      ),
    );
    expect((await prepaid(shopper, [[other, 1]])).status).toBe(200);
  });
});
