// @vitest-environment jsdom

import type { Address } from "@taanka/api-client";
import { provideCalls, signedInSession } from "@taanka/test-support";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chooseForCheckout, readCheckoutChoice } from "../checkout/checkout";
import { mounter } from "../testing/mount";
import { useDeliveryAddress, useEditAddress, useSaveAddress } from "./addresses";

const input = {
  ...{ name: "Meera", phoneNumber: "9876543210", addressLine1: "7 Fort Lane" },
  ...{ cityTown: "Kochi", state: "Kerala", pincode: "682001", country: "India" },
  addressType: "Home",
};
const saved = (_id: string, isDefault = false): Address => ({ ...input, _id, isDefault });
const old = [{ ...saved("work"), addressLine1: "12 Temple Road" }, saved("home", true)];
provideCalls({
  addresses: {
    list: async () => old,
    update: async () => old,
    create: async () => [...old, saved("new")],
  },
});

let change: {
  save: ReturnType<typeof useSaveAddress>;
  saveHere: ReturnType<typeof useSaveAddress>;
  edit: ReturnType<typeof useEditAddress>;
};
let goesTo: string | undefined;
function Book() {
  change = {
    save: useSaveAddress(),
    saveHere: useSaveAddress({ choose: true }),
    edit: useEditAddress(),
  };
  goesTo = useDeliveryAddress().address?._id;
  return null;
}

const mount = mounter();
beforeEach(async () => {
  await mount(<Book />, { client: new QueryClient(), session: signedInSession() });
  await act(async () => chooseForCheckout({ addressId: "work" }));
});
afterEach(() => sessionStorage.clear());

const chosenAfter = async (work: () => Promise<unknown>) => {
  await act(work);
  return readCheckoutChoice().addressId;
};

it("is where an order goes that no address was chosen for, wherever the book has it", async () => {
  await act(() => vi.waitFor(() => expect(goesTo).toBe("work")));
  await act(async () => chooseForCheckout({ addressId: undefined }));
  expect(goesTo).toBe("home");
});

it("is where the order goes from now on, however it became the default", async () => {
  expect(
    await chosenAfter(() => change.save.mutateAsync({ ...input, isDefault: true })),
  ).toBeUndefined();
  await act(async () => chooseForCheckout({ addressId: "home" }));
  expect(
    await chosenAfter(() => change.edit.mutateAsync({ id: "work", isDefault: true })),
  ).toBeUndefined();
});

it("is the new one where that is chosen for the order at hand", async () => {
  expect(await chosenAfter(() => change.saveHere.mutateAsync({ ...input, isDefault: true }))).toBe(
    "new",
  );
});

it("leaves the chosen one alone where it was the default before, or does not become it", async () => {
  expect(await chosenAfter(() => change.save.mutateAsync({ ...input, isDefault: false }))).toBe(
    "work",
  );
  // The form of the default address has it in it.
  expect(await chosenAfter(() => change.edit.mutateAsync({ id: "home", isDefault: true }))).toBe(
    "work",
  );
});
