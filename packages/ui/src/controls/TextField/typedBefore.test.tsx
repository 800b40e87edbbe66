// @vitest-environment jsdom
import { act, StrictMode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PhoneField } from "../PhoneField";
import { TextField } from "./TextField";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => document.body.replaceChildren());

const hear = vi.fn();

function Name() {
  const [name, setName] = useState("");
  return (
    <TextField
      label="Name"
      value={name}
      onValueChange={(next) => {
        hear(next);
        setName(next);
      }}
    />
  );
}

function Phone() {
  const [phone, setPhone] = useState("");
  return (
    <>
      <PhoneField label="Mobile number" value={phone} onValueChange={setPhone} />
      <output>{phone}</output>
    </>
  );
}

/** A server's page that somebody has typed into before its script came. */
async function hydrateTyped(element: React.ReactElement, typed: string) {
  const container = document.createElement("div");
  document.body.append(container);
  const page = <StrictMode>{element}</StrictMode>;
  container.innerHTML = renderToString(page);
  const input = container.querySelector("input") as HTMLInputElement;
  input.value = typed;
  await act(async () => hydrateRoot(container, page));
  return { container, input };
}

describe("what was typed before hydration", () => {
  it("is heard of once and stays", async () => {
    const { input } = await hydrateTyped(<Name />, "Meera");
    expect(input.value).toBe("Meera");
    expect(hear.mock.calls).toEqual([["Meera"]]);
  });

  it("is brought to ten digits in a phone field", async () => {
    const { container, input } = await hydrateTyped(<Phone />, "+91 98765 43210");
    expect(input.value).toBe("9876543210");
    expect(container.querySelector("output")?.textContent).toBe("9876543210");
  });

  it("is nothing where nobody typed", async () => {
    hear.mockClear();
    await hydrateTyped(<Name />, "");
    expect(hear).not.toHaveBeenCalled();
  });
});
