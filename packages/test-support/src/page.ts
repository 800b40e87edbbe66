import { act } from "react";
import { expect, vi } from "vitest";

/**
 * Waits until something holds of the page. Within one `act` React would show another page at its end
 * alone: each look has one of its own.
 */
export const eventually = (holds: () => unknown) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      await holds();
    },
    { timeout: 5_000 },
  );

/** Waits until the page says something. */
export const shows = (words: string) =>
  eventually(() => expect(document.body.textContent).toContain(words));

/** The button that says this, and nothing else. */
export const buttonNamed = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);

/** Writes into a field, or chooses a value, as React hears of it. */
export function write(field: HTMLElement | null, value: string): void {
  if (!field) throw new Error("There is no such field.");
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  const name = field.tagName === "SELECT" ? "change" : "input";
  field.dispatchEvent(new Event(name, { bubbles: true }));
}
