import type { ItemDetail, Order, OrderReturn } from "@taanka/api-client";
import { describe, expect, it } from "vitest";
import { refundOf, returnableLines } from "./returnableLines";

const piece = (skuId: string, itemId: string, quantity: number, price: number) => ({
  itemId: { _id: itemId, name: itemId, image: "", discountedPrice: price, MRP: price },
  size: "M",
  quantity,
  color: "red",
  skuId,
});

const gone = (change: Partial<OrderReturn>): OrderReturn => ({
  _id: "1",
  kind: "refund",
  skuId: "saree-m",
  newSkuId: null,
  quantity: 1,
  reason: "size",
  description: "",
  status: "Completed",
  refundAmount: 0,
  ...change,
});

const order = (returns: OrderReturn[] = []): Order => ({
  _id: "order",
  orderId: "TK-1",
  orderDetails: [piece("saree-m", "saree", 2, 1000), piece("kurti-m", "kurti", 1, 799)],
  invoice: [{ key: "subtotal", value: 2799 }],
  totalAmount: 3303,
  orderStatus: "Delivered",
  paymentStatus: "Paid",
  paymentMethod: "Online",
  isOrderPlaced: true,
  isOrderCancelled: false,
  shippingAddressId: null,
  returns,
});

const details = new Map<string, readonly ItemDetail[]>([
  [
    "saree",
    [
      {
        imagesByColor: [
          {
            color: "sindoor-red",
            hexCode: "#b3142c",
            images: [],
            sizes: [
              { size: "M", skuId: "saree-m", inStock: true },
              { size: "L", skuId: "saree-l", inStock: true },
              { size: "XL", skuId: "saree-xl", inStock: false },
            ],
          },
        ],
      },
    ],
  ],
]);
const refusals = { underWay: "under way", returned: "gone" };
const linesOf = (returns: OrderReturn[] = []) =>
  returnableLines(order(returns), details, "Product", refusals, (size) => `size ${size}`);

describe("what of an order can go back", () => {
  it("is every piece, for any size and colour but its own that is there", () => {
    const [saree, kurti] = linesOf();
    expect(saree).toMatchObject({ id: "saree-m", quantity: 2 });
    expect(saree?.variants?.filter(({ soldOut }) => !soldOut).map(({ id }) => id)).toEqual([
      "saree-l",
    ]);
    expect(saree?.variants?.map(({ size }) => size)).toEqual(["size L", "size XL"]);
    expect(kurti?.variants).toEqual([]);
  });

  it("is what has not gone back yet, and nothing while a request is under way", () => {
    expect(linesOf([gone({})])[0]).toMatchObject({ quantity: 1 });
    expect(linesOf([gone({ status: "Rejected" })])[0]).toMatchObject({ quantity: 2 });
    expect(linesOf([gone({ quantity: 2 })])[0]).toMatchObject({ refusal: "gone", quantity: 2 });
    expect(linesOf([gone({ status: "Requested" })])[0]?.refusal).toBe("under way");
    expect(linesOf([gone({ status: "Requested" })])[1]?.refusal).toBeUndefined();
  });

  it("is paid back by its share of all that was paid", () => {
    expect(refundOf(order(), 2799)).toBe(3303);
    const first = refundOf(order(), 1000);
    const earlier = [gone({ refundAmount: first }), gone({ kind: "exchange", skuId: "kurti-m" })];
    expect(first + refundOf(order(earlier), 1799)).toBe(3303);
    const rejected = gone({ status: "Rejected", quantity: 2, refundAmount: 3000 });
    expect(refundOf(order([rejected]), 2799)).toBe(3303);
  });
});
