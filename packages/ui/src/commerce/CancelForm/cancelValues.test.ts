import { describe, expect, it } from "vitest";
import { type CancelDraft, findCancelErrors } from "./cancelValues";
import { cancelFormMessages as text } from "./messages";

const empty: CancelDraft = { reason: "", description: " ", refundMode: "", agreed: false };
const full: CancelDraft = {
  reason: "other",
  description: "Ordered twice",
  refundMode: "source",
  agreed: true,
};

describe("findCancelErrors", () => {
  it("tells terms, reason, description and refund mode in that order, the order itself last", () => {
    expect(Object.values(findCancelErrors(empty, { isCancelled: true }, text))).toEqual([
      "Please agree to the terms and conditions",
      "Please select a reason for cancellation",
      "Please provide a description for cancellation",
      "Please select a refund mode",
      "Order is already cancelled",
    ]);
  });

  it("finds nothing in a complete form, whatever the reason", () => {
    expect(findCancelErrors(full, { status: "Order Placed" }, text)).toEqual({});
    expect(findCancelErrors(full, { status: "Ready to Dispatch" }, text)).toEqual({});
  });

  it("asks for no refund mode where none is offered", () => {
    const draft: CancelDraft = { ...full, refundMode: "" };
    expect(findCancelErrors(draft, {}, text, [])).toEqual({});
    expect(findCancelErrors(draft, {}, text, ["source"])).toEqual({
      refundMode: "Please select a refund mode",
    });
  });

  it.each(["Dispatched", "Delivered", "Cancelled"])("refuses an order that is %s", (status) => {
    expect(findCancelErrors(full, { status }, text)).toEqual({
      order: `Order cannot be cancelled in ${status} status`,
    });
  });

  it("says of a cancelled order that it is, before its status", () => {
    const order = { status: "Cancelled", isCancelled: true };
    expect(findCancelErrors(full, order, text)).toEqual({ order: "Order is already cancelled" });
  });
});
