// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PincodeCheck, type PincodeCheckProps } from "./PincodeCheck";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What is said of a pincode once somebody has asked. */
async function saidOf(props: PincodeCheckProps): Promise<string | null | undefined> {
  const container = document.createElement("div");
  document.body.replaceChildren(container);
  const page = createRoot(container);
  await act(() => page.render(<PincodeCheck defaultValue="560003" {...props} />));
  await act(() => container.querySelector("form")?.requestSubmit());
  const said = container.querySelector("[role=status]")?.textContent;
  await act(() => page.unmount());
  return said;
}

it("says what is known of the pincode that it begins with", () => {
  const said = (props: PincodeCheckProps) =>
    renderToStaticMarkup(<PincodeCheck answer="available" {...props} />);
  expect(said({ defaultValue: "560003" })).toContain("Delivery available");
  expect(said({ value: "560003" })).toContain("Delivery available");
  expect(said({ defaultValue: "5600" })).not.toMatch(/Delivery available|valid 6-digit/);
  expect(said({})).not.toMatch(/Delivery available|valid 6-digit/);
});

it("promises nothing that it was not told", async () => {
  expect(await saidOf({ deliveryTime: "2-5 days" })).toBe("");
  expect(await saidOf({ answer: "available", deliveryTime: "2-5 days" })).toBe(
    "Delivery available to this pincode (2-5 days)",
  );
  expect(await saidOf({ answer: "unavailable" })).toBe("We don’t deliver to this pincode yet");
});
