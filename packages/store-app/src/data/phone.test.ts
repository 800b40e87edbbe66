import { expect, it } from "vitest";
import { phoneAsRead } from "./phone";

it("a number is read in groups, and what is none as it is", () => {
  expect(phoneAsRead("9876543210")).toBe("+91 98765 43210");
  expect(phoneAsRead("+919876543210")).toBe("+91 98765 43210");
  expect(phoneAsRead("+1 415 555 0100")).toBe("+1 415 555 0100");
  expect(phoneAsRead("98765")).toBe("+91 98765");
});
