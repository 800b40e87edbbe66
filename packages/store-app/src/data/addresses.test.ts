import { createStoreClient } from "@taanka/api-client";
import { createMemorySession } from "@taanka/api-client/session";
import { addressRefusal, toAddressChange } from "@taanka/store";
import { expect, it } from "vitest";
import { translateInto } from "../texts";
import * as hindi from "../texts/hi";

/** What the page says of an address that the shop refused, on a page in Hindi. */
async function refused(answer: object): Promise<string | undefined> {
  const client = createStoreClient({
    baseUrl: "http://shop.test/api",
    session: createMemorySession({ accessToken: "a", refreshToken: "r", user: null }),
    fetch: () => Response.json({ success: false, ...answer }, { status: 422 }),
    translate: translateInto(hindi),
  });
  const values = { name: "", phoneNumber: "", addressLine1: "", cityTown: "", state: "" };
  const failed = client.addresses.create({ ...values, pincode: "" });
  const error = await failed.then(
    () => null,
    (reason: Error) => reason,
  );
  return addressRefusal(error, hindi.texts.addresses.addFailed).error;
}

it("says in the words of the page that an address was not taken, or why, in Hindi too", async () => {
  expect(await refused({})).toBe(hindi.texts.addresses.addFailed);
  expect(await refused({ message: "Your address book is full" })).toBe("Your address book is full");
  expect(addressRefusal(null, "Failed to add").error).toBeUndefined();
});

it("changes what the form shows, also to nothing, and leaves the rest as it is", () => {
  const values = {
    name: "Meera",
    phone: "9876543210",
    line1: "12 Temple Road",
    line2: "",
    pincode: "695001",
    city: "Kochi",
    state: "Kerala",
    isDefault: false,
  };
  expect(toAddressChange(values)).toEqual({
    name: "Meera",
    phoneNumber: "9876543210",
    addressLine1: "12 Temple Road",
    addressLine2: "",
    pincode: "695001",
    cityTown: "Kochi",
    state: "Kerala",
    isDefault: false,
  });
});
