// @vitest-environment jsdom
import type { PaymentMethod } from "@taanka/api-client";
import { totalsOf, usePaymentMethod } from "@taanka/store";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { priceRules } from "../../config";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let shown: ReturnType<typeof usePaymentMethod>;
let root: Root;

interface PayingProps {
  total: number;
  paymentMethods?: PaymentMethod[];
}

function Paying({ total, paymentMethods = ["Online", "COD"] }: PayingProps) {
  const totals = { ...totalsOf([], priceRules), total };
  shown = usePaymentMethod(
    { paymentMethods, cashLimit: 50_000 },
    { tried: undefined, unheard: undefined, totals },
  );
  return null;
}

const show = (props: PayingProps) => act(async () => root.render(<Paying {...props} />));

beforeEach(() => {
  root = createRoot(document.createElement("div"));
});
afterEach(() => act(async () => root.unmount()));

it("takes cash up to the shop's limit, and says which it is above", async () => {
  await show({ total: 50_000 });
  await act(async () => shown.setMethod("COD"));
  expect([shown.method, shown.tooMuchForCash]).toEqual(["COD", undefined]);
  await show({ total: 50_001 });
  expect([shown.method, shown.tooMuchForCash]).toEqual(["", 50_000]);
  await act(async () => shown.setMethod("Online"));
  expect(shown.method).toBe("Online");
});

it("chooses the only way, unless that is cash for too much", async () => {
  await show({ total: 3_303, paymentMethods: ["COD"] });
  expect(shown.method).toBe("COD");
  await show({ total: 60_000, paymentMethods: ["COD"] });
  expect(shown.method).toBe("");
});
