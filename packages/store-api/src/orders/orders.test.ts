import { endpoints } from "@taanka/api-client/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { DATABASES, snapshot, useTestApi } from "../testing/api.js";
import { cotton, home, newShopper, type Shopper, saree, stockOf } from "../testing/shopper.js";

describe.each(DATABASES)("buying on %s", (kind) => {
  const api = useTestApi(kind);

  it("places the order that the specification works out: 2799 + 504 GST = 3303", async () => {
    const shopper = await newShopper(api());
    const before = await stockOf(api(), saree.skuId);
    const order = await shopper.buy([[saree, 1]]);
    expect(order).toMatchObject({
      orderId: expect.stringMatching(/^TK-\d{4}-\d{6}$/),
      totalAmount: 3303,
      orderStatus: "Order Placed",
      paymentStatus: "Pending",
      paymentMethod: "COD",
      isOrderPlaced: true,
      isOrderCancelled: false,
      checkoutPageUrl: null,
      shippingAddressId: { _id: shopper.addressId, ...home, country: "India" },
      orderDetails: [
        {
          itemId: {
            _id: "silk-one",
            name: "Temple Silk Saree",
            image: "/api/images/silk-one/red-front",
            discountedPrice: 2799,
            MRP: 3499,
          },
          size: "S",
          color: "Deep Red",
          quantity: 1,
          skuId: saree.skuId,
        },
      ],
    });
    const invoice = Object.fromEntries(order.invoice.map((row) => [row.key, row.value]));
    expect(invoice).toEqual({
      "Cart Total": 3499,
      "Discounted Price": 2799,
      "Coupon Discount": 0,
      GST: 504,
      "Shipping Charges": 0,
      "Total Amount": 3303,
      subtotal: 2799,
      tax: 504,
      shipping: 0,
    });
    expect(await stockOf(api(), saree.skuId)).toBe(before - 1);
  });

  it("finds the order in the history, by its id and by its number", async () => {
    const shopper = await newShopper(api());
    const { token } = shopper;
    const first = await shopper.buy([[saree, 1]]);
    api().wait(1000);
    const second = await shopper.buy([[saree, 2]]);
    const history = await api().send(endpoints.orders.list, { token });
    expect(history.map((order) => order._id)).toEqual([second._id, first._id]);
    for (const id of [first._id, first.orderId]) {
      const order = await api().send(endpoints.orders.read, { token, params: { id } });
      expect(order).toMatchObject({ _id: first._id, totalAmount: 3303 });
    }
  });

  it("takes the ordered lines out of the cart and leaves the others", async () => {
    const shopper = await newShopper(api());
    const { token } = shopper;
    for (const choice of [saree, cotton]) {
      await api().send(endpoints.cart.add, { token, body: choice });
    }
    await shopper.buy([[saree, 1]]);
    const cart = await api().send(endpoints.cart.read, { token });
    expect(cart.items.map((line) => line.skuId)).toEqual([cotton.skuId]);
  });

  it("keeps the address as it was", async () => {
    const shopper = await newShopper(api());
    const { token, addressId } = shopper;
    const order = await shopper.buy([[saree, 1]]);
    const params = { id: addressId };
    await api().send(endpoints.addresses.update, { token, params, body: { cityTown: "Pune" } });
    await api().send(endpoints.addresses.remove, { token, params });
    const read = await api().send(endpoints.orders.read, { token, params: { id: order._id } });
    expect(read.shippingAddressId?.cityTown).toBe("Jaipur");
  });

  it("takes a coupon off after GST, and counts its use", async () => {
    const shopper = await newShopper(api());
    const coupon = { code: "taanka2025", discount: 200 };
    const reply = await shopper.order(shopper.orderOf([[saree, 1]], coupon));
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ totalAmount: 3103 });
    const uses = await api().database.db.selectFrom("coupon_uses").selectAll().execute();
    expect(uses).toMatchObject([{ coupon_code: "TAANKA2025" }]);
  });
});

describe.each(DATABASES)("orders that are refused on %s", (kind) => {
  const api = useTestApi(kind, { PAYMENT_PROVIDER: "none" });
  let shopper: Shopper;
  let stranger: Shopper;
  beforeAll(async () => {
    shopper = await newShopper(api());
    stranger = await newShopper(api());
    await api().send(endpoints.cart.add, { token: shopper.token, body: saree });
  });

  async function expectRefusal(body: unknown, status: number, code: string): Promise<string> {
    const before = await snapshot(api().database);
    const reply = await shopper.order(body);
    expect(reply.body).toMatchObject({ success: false, code });
    expect(reply.status).toBe(status);
    expect(await snapshot(api().database)).toBe(before);
    return reply.body.message;
  }

  it("does not sell at a price the shop did not set", async () => {
    const order = shopper.orderOf([[saree, 1]]);
    await expectRefusal({ ...order, totalAmount: 1 }, 409, "price_changed");
    const invoice = order.invoice.map((row) => (row.key === "GST" ? { ...row, value: 0 } : row));
    await expectRefusal({ ...order, invoice }, 409, "price_changed");
  });

  it("does not take a discount without a coupon, or more than the coupon gives", async () => {
    const { couponCode: _, ...free } = shopper.orderOf([[saree, 1]], { code: "", discount: 500 });
    await expectRefusal(free, 409, "price_changed");
    const generous = shopper.orderOf([[saree, 1]], { code: "SAVE50", discount: 500 });
    await expectRefusal(generous, 409, "price_changed");
    const unknown = shopper.orderOf([[saree, 1]], { code: "NOPE", discount: 0 });
    await expectRefusal(unknown, 400, "coupon_invalid");
    const small = shopper.orderOf([[cotton, 1]], { code: "SAVE10", discount: 95 });
    expect(await expectRefusal(small, 400, "coupon_invalid")).toContain("₹1000");
  });

  it("sells no more than there is, and nothing of an order that is short of one thing", async () => {
    const message = await expectRefusal(
      shopper.orderOf([
        [saree, 1],
        [cotton, 4],
      ]),
      409,
      "out_of_stock",
    );
    expect(message).toBe("Only 3 of Bengal Cotton Saree left in stock");
  });

  it("needs an address of the buyer's own", async () => {
    const order = shopper.orderOf([[saree, 1]]);
    const foreign = { ...order, shippingAddressId: stranger.addressId };
    await expectRefusal(foreign, 404, "not_found");
    await expectRefusal({ ...order, shippingAddressId: "nowhere" }, 404, "not_found");
  });

  it.each([
    ["a variant that does not exist", { ...saree, skuId: "TK-NOTHING" }],
    ["a variant of another product", { ...saree, itemId: "silk-two" }],
    ["another size than the variant's", { ...saree, size: "XL" }],
    ["another colour than the variant's", { ...saree, color: "Deep Blue" }],
  ])("does not sell %s", async (_, choice) => {
    const order = shopper.orderOf([[saree, 1]]);
    await expectRefusal({ ...order, orderDetails: [{ ...choice, quantity: 1 }] }, 404, "not_found");
  });

  it.each([
    ["no lines", { orderDetails: [] }],
    ["a quantity of 0", { orderDetails: [{ ...saree, quantity: 0 }] }],
    ["a negative quantity", { orderDetails: [{ ...saree, quantity: -1 }] }],
    ["half a piece", { orderDetails: [{ ...saree, quantity: 0.5 }] }],
    ["a quantity in words", { orderDetails: [{ ...saree, quantity: "1" }] }],
    [
      "the same variant on two lines",
      {
        orderDetails: [
          { ...saree, quantity: 1 },
          { ...saree, quantity: 1 },
        ],
      },
    ],
    ["an unknown way to pay", { paymentMethod: "Barter" }],
    ["prepayment, which this shop does not take", { paymentMethod: "Online" }],
    ["no address", { shippingAddressId: undefined }],
    ["a total in words", { totalAmount: "3303" }],
    ["a total without end", { totalAmount: 1e300 }],
    ["an invoice with an unknown row", { invoice: [{ key: "Gift", value: 1 }] }],
  ])("refuses %s", async (_, change) => {
    await expectRefusal({ ...shopper.orderOf([[saree, 1]]), ...change }, 400, "validation_failed");
  });
});

describe.each(DATABASES)("orders sent twice on %s", (kind) => {
  const api = useTestApi(kind);
  const ordersOf = async (token: string) =>
    (await api().send(endpoints.orders.list, { token })).length;

  it("answers the same order and takes the stock once", async () => {
    const shopper = await newShopper(api());
    const before = await stockOf(api(), saree.skuId);
    const first = await shopper.buy([[saree, 1]], "key-of-first-order");
    const second = await shopper.buy([[saree, 1]], "key-of-first-order");
    expect(second).toEqual(first);
    expect(await ordersOf(shopper.token)).toBe(1);
    expect(await stockOf(api(), saree.skuId)).toBe(before - 1);
  });

  it("makes one order of many requests at once", async () => {
    const shopper = await newShopper(api());
    const orders = await Promise.all(
      Array.from({ length: 8 }, () => shopper.buy([[saree, 1]], "key-of-busy-finger")),
    );
    expect(new Set(orders.map((order) => order._id)).size).toBe(1);
    expect(await ordersOf(shopper.token)).toBe(1);
  });

  it("refuses another order under the same key", async () => {
    const shopper = await newShopper(api());
    await shopper.buy([[saree, 1]], "key-used-for-two");
    const reply = await shopper.order(shopper.orderOf([[saree, 2]]), "key-used-for-two");
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe("idempotency_mismatch");
    expect(await ordersOf(shopper.token)).toBe(1);
  });

  it("keeps the keys of two people apart", async () => {
    const [one, two] = [await newShopper(api()), await newShopper(api())];
    const first = await one.buy([[saree, 1]], "key-that-both-use");
    const second = await two.buy([[saree, 1]], "key-that-both-use");
    expect(second._id).not.toBe(first._id);
  });

  it("may be tried again under its key after a refusal", async () => {
    const shopper = await newShopper(api());
    const wrong = { ...shopper.orderOf([[saree, 1]]), totalAmount: 5 };
    expect((await shopper.order(wrong, "key-after-refusal")).status).toBe(409);
    await shopper.buy([[saree, 1]], "key-after-refusal");
  });

  it.each(["short", "with blank", "x".repeat(101)])("refuses the key %j", async (key) => {
    const shopper = await newShopper(api());
    expect((await shopper.order(shopper.orderOf([[saree, 1]]), key)).status).toBe(400);
  });
});

describe.each(DATABASES)("many buyers at once on %s", (kind) => {
  const api = useTestApi(kind);

  it("never sells more than there is", async () => {
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => newShopper(api())));
    const replies = await Promise.all(
      shoppers.map((shopper) => shopper.order(shopper.orderOf([[cotton, 1]]))),
    );
    const statuses = replies.map((reply) => reply.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
    expect(await stockOf(api(), cotton.skuId)).toBe(0);
  });

  it("does not let orders with the same things in another order wait for each other", async () => {
    const other = { ...saree, skuId: "TK-SILK-ONE-RED-M", size: "M" };
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => newShopper(api())));
    const replies = await Promise.all(
      shoppers.map((shopper, index) => {
        const lines: [typeof saree, number][] = [
          [saree, 1],
          [other, 1],
        ];
        return shopper.order(shopper.orderOf(index % 2 ? lines : lines.reverse()));
      }),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array(8).fill(200));
  });
});

describe.each(DATABASES)("cancelling on %s", (kind) => {
  const api = useTestApi(kind);
  const refundReason = "changed_mind: The colour is not for me";
  const cancel = (token: string, orderId: string) =>
    api().call("POST", "/api/user/order/cancel", { token, body: { orderId, refundReason } });

  it("cancels, puts the pieces back and gives the coupon back", async () => {
    const shopper = await newShopper(api());
    const before = await stockOf(api(), saree.skuId);
    const coupon = { code: "SAVE50", discount: 50 };
    await shopper.order(shopper.orderOf([[saree, 2]], coupon));
    const [order] = await api().send(endpoints.orders.list, { token: shopper.token });
    const id = order?._id ?? "";
    const reply = await cancel(shopper.token, order?.orderId ?? "");
    expect(reply.body).toEqual({ success: true, message: "Order cancelled successfully!" });
    const read = await api().send(endpoints.orders.read, { token: shopper.token, params: { id } });
    expect(read).toMatchObject({
      orderStatus: "Cancelled",
      isOrderCancelled: true,
      refund: { reason: refundReason, status: "Requested" },
    });
    expect(await stockOf(api(), saree.skuId)).toBe(before);
    const uses = await api().database.db.selectFrom("coupon_uses").selectAll().execute();
    expect(uses).toEqual([]);
  });

  it("cancels once, also when asked twice at once", async () => {
    const shopper = await newShopper(api());
    const before = await stockOf(api(), saree.skuId);
    const { _id } = await shopper.buy([[saree, 1]]);
    const replies = await Promise.all([cancel(shopper.token, _id), cancel(shopper.token, _id)]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect(replies.map((reply) => reply.body.message)).toContain("Order is already cancelled");
    expect(await stockOf(api(), saree.skuId)).toBe(before);
  });

  it.each([
    ["dispatched", "Dispatched"],
    ["delivered", "Delivered"],
  ] as const)("does not cancel what is %s", async (status, label) => {
    const shopper = await newShopper(api());
    const { _id } = await shopper.buy([[saree, 1]]);
    const { db } = api().database;
    await db.updateTable("orders").set({ status }).where("id", "=", _id).execute();
    const before = await snapshot(api().database);
    const reply = await cancel(shopper.token, _id);
    expect(reply.status).toBe(409);
    expect(reply.body.message).toBe(`Order cannot be cancelled in ${label} status`);
    expect(await snapshot(api().database)).toBe(before);
  });

  it("neither shows nor cancels another's order", async () => {
    const shopper = await newShopper(api());
    const stranger = await newShopper(api());
    const { _id, orderId } = await shopper.buy([[saree, 1]]);
    const before = await snapshot(api().database);
    for (const id of [_id, orderId]) {
      expect((await cancel(stranger.token, id)).status).toBe(404);
      const reply = await api().call("GET", `/api/user/order/${id}`, { token: stranger.token });
      expect(reply.status).toBe(404);
    }
    expect(await api().send(endpoints.orders.list, { token: stranger.token })).toEqual([]);
    expect(await snapshot(api().database)).toBe(before);
  });
});
