import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { cotton, home, newShopper, saree, stockOf } from "../testing/shopper.js";

describe.each(DATABASES)("orders on %s", (kind) => {
  const api = useTestApi(kind);

  describe("that go well", () => {
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

    it("goes nowhere that the shop does not deliver to, and takes nothing", async () => {
      const shopper = await newShopper(api());
      const { token, addressId } = shopper;
      const before = await stockOf(api(), saree.skuId);
      const params = { id: addressId };
      await api().send(endpoints.addresses.update, { token, params, body: { pincode: "350001" } });
      const { status, body } = await shopper.order(shopper.orderOf([[saree, 1]]));
      expect([status, body.code]).toEqual([400, "validation_failed"]);
      expect(body.message).toBe("We do not deliver to 350001 yet. Please choose another address.");
      expect(await stockOf(api(), saree.skuId)).toBe(before);
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
      const body = shopper.orderOf([[saree, 1]], coupon);
      const order = await api().send(endpoints.orders.create, { token: shopper.token, body });
      expect(order.totalAmount).toBe(3103);
      const uses = await api().database.db.selectFrom("coupon_uses").selectAll().execute();
      expect(uses).toMatchObject([{ coupon_code: "TAANKA2025" }]);
    });
  });

  describe("that are sent twice", () => {
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
      expect(await one.buy([[saree, 1]], "key-that-both-use")).toEqual(first);
      expect(await two.buy([[saree, 1]], "key-that-both-use")).toEqual(second);
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

  describe("of many buyers at once", () => {
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
});
