import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { newShopper } from "../testing/shopper.js";

describe.each(DATABASES)("how an order can be paid, on %s", (kind) => {
  const withPayments = useTestApi(kind, { PAYMENT_PROVIDER: "sandbox" });
  const withoutPayments = useTestApi(kind, { PAYMENT_PROVIDER: "none" });

  it.each([
    ["in both ways where somebody takes payments", withPayments, ["Online", "COD"]],
    ["in cash alone where nobody does", withoutPayments, ["COD"]],
  ])("is told with the cart: %s", async (_name, api, methods) => {
    const { token } = await newShopper(api());
    expect((await api().send(endpoints.cart.read, { token })).paymentMethods).toEqual(methods);
  });
});
