// @vitest-environment jsdom
import { Suspense, startTransition, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { screen } from "./screen";

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

it.each([0, 1, 5, 30])(
  "stays the same screen when it is rendered again, its code having come after %i ms",
  async (delay) => {
    let arrive: () => void = () => undefined;
    const code = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { Component } = screen(async () => {
      await code;
      return { default: () => <input aria-label="Search" /> };
    });
    let navigate: (address: string) => void = () => undefined;
    function Shop() {
      const [address, setAddress] = useState("/");
      navigate = (next) => startTransition(() => setAddress(next));
      return <Suspense>{address === "/" ? <p>Home</p> : <Component />}</Suspense>;
    }
    root.render(<Shop />);
    await expect.poll(() => container.textContent).toBe("Home");
    navigate("/category/sarees");
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    arrive();
    await expect.poll(() => container.querySelector("input")).not.toBeNull();
    const input = container.querySelector("input");
    navigate("/category/sarees?sortBy=priceAsc");
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(container.querySelector("input")).toBe(input);
  },
);
