import { expect, it } from "vitest";
import { texts } from "../../texts/en";
import { registrationErrors } from "./registration";

const right = { name: "Meera Nair", phoneNumber: "9876543210", email: " meera@shopper.example " };

it.each<[change: Partial<typeof right>, errors: object]>([
  [{}, {}],
  [{ name: "  " }, { name: "Please enter your name" }],
  [{ email: " " }, { email: "Please enter your email address" }],
  [{ email: "meera@shopper" }, { email: "Please enter a valid email address" }],
  [{ phoneNumber: "98765" }, { phoneNumber: "Phone number must be exactly 10 digits" }],
])("says of %j what is wrong", (change, errors) => {
  expect(registrationErrors({ ...right, ...change }, texts.signIn.register)).toEqual(errors);
});

it("names the fields in the order of the form", () => {
  const empty = { name: "", phoneNumber: "", email: "" };
  expect(Object.keys(registrationErrors(empty, texts.signIn.register))).toEqual([
    "name",
    "phoneNumber",
    "email",
  ]);
});
