import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { removeExpired } from "../maintenance.js";
import { DATABASES, snapshot, type TestApi, useTestApi } from "../testing/api.js";
import { newShopper, type Shopper, saree, stockOf } from "../testing/shopper.js";

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

  it("loses cash orders that the shop has not confirmed within five days", async () => {
    const services = { ...api(), log: api().api.log, now: () => new Date(api().now()) };
    const clean = () => removeExpired({ ...services, payment: undefined });
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
