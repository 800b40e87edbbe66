// @vitest-environment jsdom
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { CancelForm } from "./CancelForm";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const failing = { fails: false };

function Shop() {
  const [cancelled, setCancelled] = useState(false);
  return (
    <CancelForm
      lines={[]}
      isCancelled={cancelled}
      onSubmit={async () => {
        setCancelled(true);
        if (failing.fails) throw new Error("It was cancelled elsewhere.");
      }}
    />
  );
}

async function cancel(): Promise<string> {
  const container = document.createElement("div");
  document.body.replaceChildren(container);
  await act(() => createRoot(container).render(<Shop />));
  const find = (selector: string) => container.querySelector<HTMLInputElement>(selector);
  const choose = async (selector: string, type: string, value: string) => {
    const field = find(selector);
    const prototype: object = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    await act(() => field?.dispatchEvent(new Event(type, { bubbles: true })));
  };
  await choose("select", "change", "delay");
  await choose("textarea", "input", "Too slow");
  for (const box of container.querySelectorAll<HTMLElement>("input[type=checkbox]")) {
    if (!box.matches("[value=other]")) await act(() => box.click());
  }
  await act(async () => find("button[type=submit]")?.click());
  return container.textContent ?? "";
}

it("says nothing of an order that it has just cancelled, and why when it could not", async () => {
  expect(await cancel()).not.toContain("Order is already cancelled");
  failing.fails = true;
  expect(await cancel()).toContain("Order is already cancelled");
});
