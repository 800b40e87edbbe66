import { ApiError } from "@taanka/api-client";
import { expect, it } from "vitest";
import { addressRefusal, toAddressChange } from "./addresses";

const refused = (message: string) =>
  addressRefusal(new ApiError(message, { status: 500, code: "internal" }), "Failed to add").error;

it("says in the words of the page that an address was not taken, or why", () => {
  expect(refused("Failed to save address. Please try again.")).toBe("Failed to add");
  expect(refused("Your address book is full")).toBe("Your address book is full");
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
