import { endpoints } from "@taanka/api-client/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { DATABASES, type Person, type Reply, snapshot, useTestApi } from "../testing/api.js";
import { newShopper, type Shopper, saree, userIdOf } from "../testing/shopper.js";

const SECRET = "Kalyani";

describe.each(DATABASES)("what belongs to one person on %s", (kind) => {
  const api = useTestApi(kind);
  let owner: Shopper;
  let stranger: Person;
  let admin: Person;
  let order: { _id: string; orderId: string };
  let returnId: string;

  const send = (person: Person | undefined, method: string, path: string, body?: unknown) =>
    api().call(method, `/api${path}`, { token: person?.accessToken, body });

  beforeAll(async () => {
    owner = await newShopper(api());
    stranger = await api().register();
    admin = await api().registerAdmin();
    await send(owner, "PUT", "/auth/profile", { name: SECRET, email: "kalyani@example.com" });
    await send(owner, "PUT", `/user/address/${owner.addressId}`, { name: SECRET });
    await send(owner, "POST", "/userwishlist/create", { itemId: "silk-two" });
    order = await owner.buy([[saree, 1]]);
    await api()
      .database.db.updateTable("orders")
      .set({ status: "delivered", status_at: new Date(api().now()) })
      .where("id", "=", order._id)
      .execute();
    const reply = await send(owner, "POST", "/user/order/return-refund", {
      orderId: order._id,
      skuId: saree.skuId,
      reason: "size",
      description: SECRET,
    });
    expect(reply.status).toBe(200);
    await send(owner, "POST", "/usercart/create", { ...saree, quantity: 3 });
    const [row] = await api().database.db.selectFrom("returns").select("id").execute();
    returnId = row?.id ?? "";
    await send(owner, "POST", "/reviews", { itemId: "silk-one", rating: 5, text: "Falls well" });
  });

  const refused = (reply: Reply, statuses: number[]) => {
    expect(statuses).toContain(reply.status);
    expect(JSON.stringify(reply.body)).not.toContain(SECRET);
  };

  it("is not in anything that a stranger reads", async () => {
    for (const { path, method, auth } of Object.values({ ...endpoints }).flatMap((group) =>
      Object.values(group),
    )) {
      if (method !== "GET" || auth !== "user" || path.includes("{")) continue;
      const reply = await send(stranger, "GET", `${path}?itemId=silk-two`);
      expect(JSON.stringify(reply.body)).not.toContain(SECRET);
    }
    const cart = await api().send(endpoints.cart.read, { token: stranger.accessToken });
    expect(cart.items).toEqual([]);
    const wished = await send(stranger, "GET", "/userwishlist/contains?itemId=silk-two");
    expect(wished.body.data).toEqual({ isWishlisted: false });
  });

  it.each<[string, string, string, (() => unknown)?]>([
    ["reads the order", "GET", "/user/order/{order}"],
    ["reads it by its number", "GET", "/user/order/{number}"],
    [
      "cancels the order",
      "POST",
      "/user/order/cancel",
      () => ({ orderId: order._id, refundReason: "other: x" }),
    ],
    [
      "returns its pieces",
      "POST",
      "/user/order/return-refund",
      () => ({ orderId: order._id, skuId: saree.skuId, reason: "size", description: "x" }),
    ],
    [
      "exchanges them",
      "POST",
      "/user/order/return-exchange",
      () => ({
        ...{ orderId: order._id, skuId: saree.skuId, reason: "size", description: "x" },
        newSkuId: "TK-SILK-ONE-RED-M",
      }),
    ],
    [
      "verifies its payment",
      "POST",
      "/user/order/verify-payment",
      () => ({ merchantOrderId: order.orderId }),
    ],
    [
      "moves the order on",
      "PUT",
      "/user/order/admin/{order}/status",
      () => ({ status: "Cancelled" }),
    ],
    [
      "decides the return",
      "PUT",
      "/user/order/admin/returns/{return}/status",
      () => ({ status: "Completed" }),
    ],
    ["reads the cart", "GET", "/usercart/admin/{phone}"],
    ["changes the address", "PUT", "/user/address/{address}", () => ({ isDefault: true })],
    ["deletes the address", "DELETE", "/user/address/{address}"],
    ["reads the partner application", "GET", "/partner/application"],
  ])("no stranger and no visitor %s", async (_, method, path, body) => {
    const address = path
      .replace("{order}", order._id)
      .replace("{number}", order.orderId)
      .replace("{return}", returnId)
      .replace("{phone}", owner.phoneNumber)
      .replace("{address}", owner.addressId);
    const before = await snapshot(api().database);
    refused(await send(stranger, method, address, body?.()), [403, 404]);
    refused(await send(undefined, method, address, body?.()), [401]);
    expect(await snapshot(api().database)).toBe(before);
  });

  it("does not become a stranger's delivery address", async () => {
    const before = await snapshot(api().database);
    const body = { ...owner.orderOf([[saree, 1]]), shippingAddressId: owner.addressId };
    const reply = await send(stranger, "POST", "/user/order/create", body);
    expect(reply.status).toBe(404);
    expect(reply.body.message).toBe("Delivery address not found");
    expect(await snapshot(api().database)).toBe(before);
  });

  it("stays when a stranger clears their own", async () => {
    expect((await send(stranger, "DELETE", "/userwishlist/clear")).status).toBe(200);
    await send(stranger, "DELETE", "/usercart/removeitem", saree);
    await send(stranger, "PUT", "/userwishlist/remove", { itemId: "silk-two" });
    const { items } = await api().send(endpoints.wishlist.read, { token: owner.token });
    expect(items).toHaveLength(1);
    const cart = await api().send(endpoints.cart.read, { token: owner.token });
    expect(cart.items).toMatchObject([{ quantity: 3 }]);
  });

  it("is not opened by a token that was changed, or signed by nobody", async () => {
    const [head = "", claims = "", signature = ""] = owner.token.split(".");
    const text = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const known: object = JSON.parse(Buffer.from(claims, "base64url").toString());
    const forged = [
      `${head}.${claims}.${signature.slice(0, -3)}AAA`,
      `${head}.${text({ ...known, exp: 9e9 })}.${signature}`,
      `${text({ alg: "none", typ: "JWT" })}.${claims}.`,
      `${text({ alg: "none", typ: "JWT" })}.${claims}.${signature}`,
      claims,
      owner.refreshToken,
    ];
    for (const token of forged) {
      const reply = await api().call("GET", "/api/auth/profile", { token });
      refused(reply, [401]);
    }
  });

  it("is an administrator's to read by id or phone, where a call is made for it", async () => {
    const id = await userIdOf(api(), owner);
    for (const userId of [id, owner.phoneNumber, `91${owner.phoneNumber}`]) {
      const cart = await api().send(endpoints.cart.ofUser, {
        token: admin.accessToken,
        params: { userId },
      });
      expect(cart.items).toMatchObject([{ skuId: saree.skuId, quantity: 3 }]);
    }
    const requests = api().logs.filter((line) => line.includes('"msg":"request"'));
    expect(requests.join("\n")).toContain("/api/usercart/admin/[hidden]");
    expect(requests.join("\n")).not.toContain(owner.phoneNumber);
    refused(await send(admin, "GET", "/usercart/admin/nobody"), [404]);
    refused(await send(admin, "GET", `/user/order/${order._id}`), [404]);
  });

  it("is an administrator's no longer once the role is taken away", async () => {
    const former = await api().registerAdmin();
    expect((await send(former, "GET", `/usercart/admin/${owner.phoneNumber}`)).status).toBe(200);
    await api()
      .database.db.updateTable("users")
      .set({ role: "User" })
      .where("phone", "=", former.phoneNumber)
      .execute();
    refused(await send(former, "GET", `/usercart/admin/${owner.phoneNumber}`), [403]);
  });

  it("cannot be had by asking for the role", async () => {
    const body = { name: "Eve", email: "eve@example.com", role: "Admin" };
    const reply = await send(stranger, "PUT", "/auth/profile", body);
    expect(reply.body.data).toMatchObject({ role: "User" });
  });
});
