import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { listApplications } from "../partner/partners-command.js";
import { listOpenReturns } from "../returns/returns-command.js";
import { DATABASES, useTestApi } from "../testing/api.js";
import { cotton, newShopper, saree, userIdOf } from "../testing/shopper.js";
import { listOrdersOfShop, runOrders } from "./orders-command.js";

describe.each(DATABASES)("the lists for whoever runs the shop on %s", (kind) => {
  const api = useTestApi(kind);

  it("tell what is to be sent, to whom and where, and nothing that is not paid", async () => {
    const { db } = api().database;
    const shopper = await newShopper(api());
    const order = await shopper.buy([
      [saree, 2],
      [cotton, 1],
    ]);
    await api().send(endpoints.orders.create, {
      token: shopper.token,
      body: { ...shopper.orderOf([[saree, 1]]), paymentMethod: "Online" },
    });
    const rows = await listOrdersOfShop(db);
    expect(rows).toHaveLength(1);
    const { shippingAddressId: to } = order;
    expect(rows[0]).toMatchObject({
      order: order.orderId,
      placed: order.createdAt,
      status: "Order Placed",
      payment: "COD, Pending",
      total: order.totalAmount,
      pieces: expect.stringMatching(
        new RegExp(`^2 × .*\\(.*${saree.skuId}\\); 1 × .*${cotton.skuId}\\)$`),
      ),
      name: "Asha Rao",
      address: expect.stringContaining(to?.pincode ?? "none"),
      phone: to?.phoneNumber,
    });
    expect(await listOrdersOfShop(db, ["delivered"])).toEqual([]);
    await db
      .updateTable("orders")
      .set({ status: "delivered", status_at: new Date(api().now()), payment_status: "paid" })
      .where("id", "=", order._id)
      .execute();
    expect(await listOrdersOfShop(db)).toEqual([]);
    expect(await listOrdersOfShop(db, ["delivered"])).toHaveLength(1);
  });

  it("tell the ids by which administrators end returns", async () => {
    const { db } = api().database;
    const shopper = await newShopper(api());
    const order = await shopper.buy([[saree, 1]]);
    await db
      .updateTable("orders")
      .set({ status: "delivered", status_at: new Date(api().now()), payment_status: "paid" })
      .where("id", "=", order._id)
      .execute();
    const body = { orderId: order.orderId, skuId: saree.skuId, reason: "size", description: "=1" };
    await api().send(endpoints.orders.returnRefund, { token: shopper.token, body });
    const [row] = await listOpenReturns(db);
    expect(row).toMatchObject({ order: order.orderId, kind: "refund", description: "=1" });
    const { accessToken: token } = await api().registerAdmin();
    await api().send(endpoints.orders.decideReturn, {
      token,
      params: { id: String(row?.return) },
      body: { status: "Completed" },
    });
    expect(await listOpenReturns(db)).toEqual([]);
  });

  it("tell who wants to be a partner", async () => {
    const { db } = api().database;
    expect(await listApplications(db)).toEqual([]);
    const { phoneNumber } = await api().register();
    const user_id = await userIdOf(api(), { phoneNumber });
    await db
      .insertInto("partner_applications")
      .values({
        ...{ id: "first", user_id, name: "Asha Rao", email: "asha@example.com" },
        ...{ mobile: phoneNumber, shop_name: "Rao & Sons", gst: null, pan: null, map_url: null },
        ...{ shop_address: "12 Lake Road", city: "Pune", state: "Maharashtra", pincode: "411001" },
        ...{ picture_key: "partners/a.webp", picture_width: 4, picture_height: 3 },
        ...{ status: "Received", created_at: new Date(api().now()) },
      })
      .execute();
    expect(await listApplications(db)).toEqual([
      expect.objectContaining({
        application: "first",
        shop: "Rao & Sons",
        phone: phoneNumber,
        address: "12 Lake Road, Pune, Maharashtra 411001",
        picture: "partners/a.webp",
      }),
    ]);
  });
});

describe("the command that lists orders", () => {
  it("says which states there are", async () => {
    await expect(runOrders(["--status", "Lost"])).rejects.toThrow(
      /no status "Lost"[\s\S]*Order Placed, Ready to Dispatch/,
    );
  });
});
