import {
  MAX_CANCEL_REASON_LENGTH,
  MAX_RETURN_DESCRIPTION_LENGTH,
  orderCancelBodySchema,
  returnRefundBodySchema,
} from "@taanka/api-client/contract";
import * as v from "valibot";
import { expect, it } from "vitest";
import { orderForms as english } from "../texts/en/orderForms";
import { orderForms as hindi } from "../texts/hi/orderForms";

it("lets a text be as long as the contract takes it, and no longer", () => {
  const cancel = (length: number) =>
    v.is(orderCancelBodySchema, { orderId: "order-1", refundReason: "x".repeat(length) });
  expect([cancel(MAX_CANCEL_REASON_LENGTH), cancel(MAX_CANCEL_REASON_LENGTH + 1)]).toEqual([
    true,
    false,
  ]);
  const back = (length: number) =>
    v.is(returnRefundBodySchema, {
      ...{ orderId: "order-1", skuId: "saree", reason: "size" },
      description: "x".repeat(length),
    });
  const most = MAX_RETURN_DESCRIPTION_LENGTH;
  expect([back(most), back(most + 1)]).toEqual([true, false]);
});

it("says by how much a text is too long, in both languages", () => {
  expect(english.tooLong(1)).toContain("by 1 character.");
  expect(english.tooLong(2)).toContain("by 2 characters.");
  expect(hindi.tooLong(2)).toContain("2 अक्षर");
});
