import { endpoints } from "@taanka/api-client/contract";
import type { ShopConfig } from "@taanka/shop-config";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { invoices } from "../database/migrations/0006-invoices.js";
import { DATABASES, useTestApi } from "../testing/api.js";
import { cotton, newShopper, saree } from "../testing/shopper.js";
import { financialYear, issueInvoice, keepSellers } from "./invoice.js";
import { readOrder } from "./read.js";

describe("the Indian financial year", () => {
  it.each([
    ["2026-03-31T18:29:59Z", "25-26"],
    ["2026-03-31T18:30:00Z", "26-27"],
    ["2026-12-31T23:00:00Z", "26-27"],
    ["2099-06-01T00:00:00Z", "99-00"],
  ])("of %s is %s", (moment, year) => {
    expect(financialYear(new Date(moment))).toBe(year);
  });
});

describe.each(DATABASES)("invoices on %s", (kind) => {
  const api = useTestApi(kind);
  const serials = async () => {
    const rows = await api()
      .database.db.selectFrom("invoices")
      .select("serial")
      .orderBy("serial")
      .execute();
    return rows.map((row) => row.serial);
  };
  const counting = (length: number) => Array.from({ length }, (_, index) => index + 1);

  it("are numbered without a gap, also among buyers at once of whom some are refused", async () => {
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => newShopper(api())));
    const replies = await Promise.all(
      shoppers.map((shopper) => shopper.order(shopper.orderOf([[cotton, 1]]))),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(3);
    const order = await shoppers[0]?.buy([[saree, 1]]);
    expect(order?.invoiceNumber).toMatch(/^TK\/\d\d-\d\d\/000004$/);
    expect(order?.invoiceNumber?.length).toBeLessThanOrEqual(16);
    expect(await serials()).toEqual([1, 2, 3, 4]);
  });

  it("leave no gap where a transaction fails after its number", async () => {
    const { database } = api();
    const before = await serials();
    const [order] = await database.db.selectFrom("orders").select("id").execute();
    const failing = database.transaction(async (trx) => {
      await trx
        .deleteFrom("invoices")
        .where("order_id", "=", order?.id ?? "")
        .execute();
      await issueInvoice(trx, order?.id ?? "", api().shop, new Date());
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(await serials()).toEqual(before);
    const shopper = await newShopper(api());
    await shopper.buy([[saree, 1]]);
    expect(await serials()).toEqual(counting(before.length + 1));
  });

  it("wait for the payment of a prepaid order", async () => {
    const shopper = await newShopper(api());
    const count = (await serials()).length;
    const order = await api().send(endpoints.orders.create, {
      token: shopper.token,
      body: { ...shopper.orderOf([[saree, 1]]), paymentMethod: "Online" },
    });
    expect(order.invoiceNumber).toBeNull();
    await api().call("POST", order.checkoutPageUrl ?? "", {
      body: "outcome=upi",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    const paid = await api().send(endpoints.orders.read, {
      token: shopper.token,
      params: { id: order._id },
    });
    expect(paid.invoiceNumber).toContain("/");
    expect(await serials()).toEqual(counting(count + 1));
  });

  it("start anew with the financial year", async () => {
    const shopper = await newShopper(api());
    api().wait(366 * 24 * 60 * 60_000);
    const token = await again(shopper.phoneNumber);
    const reply = await api().call("POST", "/api/user/order/create", {
      token,
      body: shopper.orderOf([[saree, 1]]),
    });
    expect(reply.body.data).toMatchObject({ invoiceNumber: expect.stringMatching(/000001$/) });
  });

  async function again(phoneNumber: string): Promise<string> {
    await api().call("POST", "/api/auth/otp", { body: { phoneNumber }, from: phoneNumber });
    const otp = await api().codeFor(phoneNumber);
    return (await api().send(endpoints.auth.login, { body: { phoneNumber, otp } })).accessToken;
  }

  it("keep the seller that they were issued by, whatever the shop is called later", async () => {
    const shopper = await newShopper(api());
    const { _id } = await shopper.buy([[saree, 1]]);
    const { database, config, shop } = api();
    const moved: ShopConfig = {
      ...shop,
      legal: { entity: "Another Private Limited", gstin: "27AAACA0000A1Z5", address: ["Pune"] },
    };
    const sellerIn = async (seller: ShopConfig) =>
      (await readOrder(database.db, _id, { config, shop: seller })).seller;
    const { entity, gstin, address } = shop.legal;
    const issued = { name: entity, gstin, address };
    expect(await sellerIn(moved)).toEqual(issued);
    // As an earlier version left them: the next start writes them down.
    const ofOrder = database.db.updateTable("invoices").where("order_id", "=", _id);
    await ofOrder.set({ seller: sql`null` }).execute();
    await keepSellers(database.db, shop);
    expect(await sellerIn(moved)).toEqual(issued);
    await keepSellers(database.db, moved);
    expect(await sellerIn(moved)).toEqual(issued);
  });

  it("are given to the orders of an older database in their order", async () => {
    const { db } = api().database;
    const placed = await db
      .selectFrom("orders")
      .select("id")
      .where("is_placed", "=", true)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    const earlier = await db.selectFrom("invoices").selectAll().orderBy("issued_at").execute();
    await db.schema.dropTable("invoices").execute();
    await db.schema.dropTable("invoice_counters").execute();
    for (const statement of invoices) await sql.raw(statement).execute(db);
    const later = await db.selectFrom("invoices").selectAll().orderBy("issued_at").execute();
    expect(later.map((row) => row.order_id).sort()).toEqual(placed.map((row) => row.id).sort());
    expect(later.map((row) => row.number).sort()).toEqual(earlier.map((row) => row.number).sort());
    expect(new Set(later.map((row) => row.financial_year))).toEqual(
      new Set(earlier.map((row) => row.financial_year)),
    );
  });
});
