// @vitest-environment jsdom
import { ApiError } from "@taanka/api-client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { totalsOf } from "../../data/cart";
import { chooseForCheckout } from "../../data/checkout";
import { provideCalls } from "../../testing/provideCalls";
import { usePlaceOrder } from "./usePlaceOrder";

const keys: string[] = [];
let failure = new ApiError("", { status: 0 });
provideCalls({
  orders: {
    create: (_order: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey);
      return Promise.reject(failure);
    },
  },
});
vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let place: () => Promise<unknown> = async () => undefined;
function Buyer() {
  const { mutateAsync } = usePlaceOrder();
  place = () =>
    mutateAsync({ lines: [], totals: totalsOf([]), addressId: "home", paymentMethod: "Online" });
  return null;
}

async function buyTwice(): Promise<void> {
  const root = createRoot(document.createElement("div"));
  const client = new QueryClient();
  await act(async () => {
    root.render(
      <QueryClientProvider client={client}>
        <Buyer />
      </QueryClientProvider>,
    );
  });
  for (let count = 0; count < 2; count++) {
    await act(() =>
      place()
        .catch(() => undefined)
        .then(() => undefined),
    );
  }
  await act(async () => root.unmount());
}

describe("a purchase that is tried again", () => {
  afterEach(() => {
    keys.length = 0;
    chooseForCheckout({ tried: undefined });
  });

  it("is the same one after a failure that says nothing about it", async () => {
    failure = new ApiError("The shop could not be reached", { status: 0 });
    await buyTwice();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it("is one of its own after its order was cancelled meanwhile", async () => {
    failure = new ApiError("This order was cancelled.", { status: 409, code: "conflict" });
    await buyTwice();
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });
});
