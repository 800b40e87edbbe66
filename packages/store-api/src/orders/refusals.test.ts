import { endpoints } from "@taanka/api-client/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { DATABASES, snapshot, useTestApi } from "../testing/api.js";
import { cotton, newShopper, type Shopper, saree } from "../testing/shopper.js";

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
    expect(await expectRefusal(small, 400, "coupon_invalid")).toContain("₹1,000");
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
