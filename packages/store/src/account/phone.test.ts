import { expect, it } from "vitest";
import { formatPhone } from "./phone";

it("a number is read in groups, and what is none as it is", () => {
  expect(formatPhone("9876543210", "+91")).toBe("+91 98765 43210");
  expect(formatPhone("+919876543210", "+91")).toBe("+91 98765 43210");
  expect(formatPhone("+1 415 555 0100", "+91")).toBe("+1 415 555 0100");
  expect(formatPhone("98765", "+91")).toBe("+91 98765");
});
