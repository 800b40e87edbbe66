import { describe, expect, it } from "vitest";
import {
  type CancelDraft,
  type CancelledOrder,
  type CancelQuestions,
  cancelValuesOf,
  findCancelErrors,
} from "./cancelValues";
import { cancelFormMessages as text } from "./messages";

const empty: CancelDraft = { reason: "", description: " ", refundMode: "", agreed: false };
const full: CancelDraft = {
  reason: "other",
  description: "Ordered twice",
  refundMode: "source",
  agreed: true,
};

const all: CancelQuestions = { refundModes: ["source", "other"], description: true, terms: true };

const errorsOf = (draft: CancelDraft, order: CancelledOrder = {}, asked = all) =>
  findCancelErrors(draft, order, asked, text);

describe("findCancelErrors", () => {
  it("tells terms, reason, description and refund mode in that order, the order itself last", () => {
    expect(Object.values(errorsOf(empty, { isCancelled: true }))).toEqual([
      "Please agree to the terms and conditions",
      "Please select a reason for cancellation",
      "Please provide a description for cancellation",
      "Please select a refund mode",
      "Order is already cancelled",
    ]);
  });

  it("finds nothing in a complete form, whatever the reason", () => {
    expect(errorsOf(full, { status: "Order Placed" })).toEqual({});
    expect(errorsOf(full, { status: "Ready to Dispatch" })).toEqual({});
  });

  it("asks for no refund mode where none is offered", () => {
    const draft: CancelDraft = { ...full, refundMode: "" };
    expect(errorsOf(draft, {}, { ...all, refundModes: [] })).toEqual({});
    expect(errorsOf(draft, {}, { ...all, refundModes: ["source"] })).toEqual({
      refundMode: "Please select a refund mode",
    });
  });

  it("asks for no terms and no words where none are wanted", () => {
    const draft: CancelDraft = { ...full, description: " ", agreed: false };
    expect(errorsOf(draft, {}, { ...all, description: false, terms: false })).toEqual({});
    expect(cancelValuesOf(draft)).toEqual({
      reason: "other",
      description: "",
      refundMode: "source",
    });
  });

  it("refuses what the shop calls closed instead of the kit's own", () => {
    const closedStatuses = ["shipped"];
    expect(errorsOf(full, { status: "Dispatched", closedStatuses })).toEqual({});
    expect(errorsOf(full, { status: "shipped", closedStatuses })).toEqual({
      order: "Order cannot be cancelled in shipped status",
    });
  });

  it.each(["Dispatched", "Delivered", "Cancelled"])("refuses an order that is %s", (status) => {
    expect(errorsOf(full, { status })).toEqual({
      order: `Order cannot be cancelled in ${status} status`,
    });
  });

  it("says of a cancelled order that it is, before its status", () => {
    const order = { status: "Cancelled", isCancelled: true };
    expect(errorsOf(full, order)).toEqual({ order: "Order is already cancelled" });
  });
});
