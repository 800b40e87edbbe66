// @vitest-environment jsdom

import { ApiError } from "@taanka/api-client";
import type { StoreSession } from "@taanka/api-client/session";
import { provideCalls, signedInSession } from "@taanka/test-support";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { chooseForCheckout, readCheckoutChoice } from "../checkout/checkout";
import { messageOf } from "../errors";
import { createQueryClient } from "../queries/queryClient";
import { TestStore, visitorSession } from "../testing/TestStore";
import { takeCouponBack, useCartCoupon } from "./cartCoupons";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

/** What the shop knows without asking. */
const shopCoupons = [
  { code: "WELCOME10", discount: 100 },
  { code: "DIWALI20", discount: 200 },
];

let coupon: ReturnType<typeof useCartCoupon>;
function Reader() {
  coupon = useCartCoupon(1000, shopCoupons);
  return null;
}

let root: Root | undefined;
async function show(session: StoreSession, coupons: Parameters<typeof provideCalls>[0]["coupons"]) {
  provideCalls({ coupons });
  const page = createRoot(document.createElement("div"));
  root = page;
  await act(async () =>
    page.render(
      <TestStore client={createQueryClient()} session={session}>
        <Reader />
      </TestStore>,
    ),
  );
  await act(async () => chooseForCheckout({ coupon: "WELCOME10" }));
}

async function read(apply: () => Promise<unknown>) {
  const asked = vi.fn(apply);
  await show(signedInSession(), { apply: asked });
  await act(() => vi.waitFor(() => expect(asked).toHaveBeenCalled()));
  return asked;
}

afterEach(async () => {
  await act(async () => root?.unmount());
  chooseForCheckout({ coupon: undefined, couponInOrder: undefined });
});

const answer = (status: number, code: string) => () =>
  Promise.reject(new ApiError("You have used this coupon already", { status, code }));

it("takes nothing off for a coupon that the shop knows, where the person has used it already", async () => {
  await read(answer(400, "coupon_invalid"));
  await act(() => vi.waitFor(() => expect(coupon.applied).toBeUndefined()));
  expect(coupon.error?.message).toBe("You have used this coupon already");
});

it("keeps a coupon that the shop knows in force at once, and where nobody answers", async () => {
  await read(answer(0, "network"));
  expect(coupon.applied?.code).toBe("WELCOME10");
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(coupon).toMatchObject({ applied: { code: "WELCOME10" }, error: null, busy: false });
});

it("takes off what the shop says today, where its terms are others than those known here", async () => {
  await read(async () => ({ code: "WELCOME10", calculatedDiscount: 7 }));
  await act(() => vi.waitFor(() => expect(coupon.applied?.discount).toBe(7)));
});

const offering = (...codes: string[]) => ({
  list: async () => codes.map((code) => ({ code })),
});

it("takes nothing off for a visitor's coupon that the shop has no more, and says so", async () => {
  await show(visitorSession, offering("DIWALI20"));
  await act(() => vi.waitFor(() => expect(coupon.error).not.toBeNull()));
  expect(coupon.applied).toBeUndefined();
  expect(messageOf(coupon.error, "Invalid coupon code")).toBe("Invalid coupon code");
  await act(async () => coupon.drop());
  await act(() => expect(coupon.enter("SAVE50")).rejects.toThrow());
  expect(coupon.applied).toBeUndefined();
});

it("keeps a visitor's coupon in force that the shop offers", async () => {
  const list = vi.fn(offering("WELCOME10").list);
  await show(visitorSession, { list });
  await act(() => vi.waitFor(() => expect(list).toHaveBeenCalled()));
  expect(coupon).toMatchObject({ applied: { code: "WELCOME10", discount: 100 }, error: null });
});

it("asks the shop about a coupon that it does not offer, where somebody is signed in", async () => {
  const apply = async () => ({ calculatedDiscount: 30 });
  await show(signedInSession(), { ...offering("DIWALI20"), apply });
  await act(() => vi.waitFor(() => expect(coupon.applied?.discount).toBe(30)));
});

it.each([
  [undefined, "SAVE50"],
  ["WELCOME10", "WELCOME10"],
])(
  "comes back from an order that came to nothing, where %s was chosen since: %s",
  (coupon, back) => {
    chooseForCheckout({ coupon, couponInOrder: "SAVE50" });
    takeCouponBack();
    expect(readCheckoutChoice()).toMatchObject({ coupon: back });
    expect(readCheckoutChoice().couponInOrder).toBeUndefined();
  },
);
