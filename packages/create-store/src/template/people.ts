import { ApiError, type Order } from "@taanka/api-client";

/** Keys of the template's session, in the order in which a browser session writes them. */
const keys = ["authUser", "refreshToken", "accessToken", "authToken"].map(
  (key) => `my-store-${key}`,
);

export const asha = { name: "Asha Rao", phoneNumber: "9000000001", email: "", role: "User" };
export const binod = { name: "Binod Das", phoneNumber: "9000000002", email: "", role: "User" };

export const sessionOf = (user: typeof asha) => ({
  accessToken: user.phoneNumber,
  refreshToken: user.phoneNumber,
  user,
});

/** Another tab signs somebody in, or out: this one has not heard of it yet. */
export function elsewhere(user: typeof asha | null) {
  for (const key of keys) {
    const value = key.endsWith("User") ? JSON.stringify(user) : user?.phoneNumber;
    if (user && value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  }
}

/** This tab hears of what another one did; all of it is over by then. */
export function hear() {
  for (const key of keys) dispatchEvent(new StorageEvent("storage", { key }));
}

/** An order of somebody's. */
export const orderOfId = (_id: string): Order => ({
  ...{ _id, orderId: `TK-${_id}`, orderDetails: [], invoice: [], totalAmount: 1500 },
  ...{ orderStatus: "Order Placed", paymentStatus: "pending", paymentMethod: "COD" },
  ...{ isOrderPlaced: true, isOrderCancelled: false, shippingAddressId: null },
});

/** An answer that comes when the test says so. */
export function later() {
  let answer: (order: Order) => void = () => {};
  const promise = new Promise<Order>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

/** What the API says no with; 0 where its answer was lost. */
export const refusal = (status: number) => new ApiError("No", { status });
