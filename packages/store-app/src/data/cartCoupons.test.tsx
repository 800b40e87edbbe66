// @vitest-environment jsdom
import { ApiError } from "@taanka/api-client";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { provideCalls } from "../testing/provideCalls";
import { signedInSession, TestShop } from "../testing/TestShop";
import { useCartCoupon } from "./cartCoupons";
import { chooseForCheckout } from "./checkout";
import { createQueryClient } from "./queryClient";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let coupon: ReturnType<typeof useCartCoupon>;
function Reader() {
  coupon = useCartCoupon(1000);
  return null;
}

let root: Root;
async function read(apply: () => Promise<unknown>) {
  const asked = vi.fn(apply);
  provideCalls({ coupons: { apply: asked } });
  root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <TestShop client={createQueryClient()} session={signedInSession()}>
          <Reader />
        </TestShop>
      </MemoryRouter>,
    ),
  );
  await act(async () => chooseForCheckout({ coupon: "WELCOME10" }));
  await act(() => vi.waitFor(() => expect(asked).toHaveBeenCalled()));
  return asked;
}

afterEach(async () => {
  await act(async () => root.unmount());
  chooseForCheckout({ coupon: undefined });
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
