// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, useId } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { part } from "./part";
import { preloadParts } from "./partPreloads";

let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  container = document.body.appendChild(document.createElement("div"));
});

afterEach(() => {
  root?.unmount();
  container.remove();
});

function Heart() {
  return (
    <button type="button" id={useId()}>
      Save
    </button>
  );
}

function asOnServer<Result>(render: () => Result): Result {
  vi.stubGlobal("window", undefined);
  try {
    return render();
  } finally {
    vi.unstubAllGlobals();
  }
}

const page = (Part: ComponentType) => (
  <QueryClientProvider client={new QueryClient()}>
    <Part />
  </QueryClientProvider>
);

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

it.each([0, 1, 2, 3, 4, 5, 6])(
  "takes over the server's markup in silence when its data arrives after %i turns of the event loop",
  async (count) => {
    const fetchData = () => turns(count);
    const Part = part(() => Promise.resolve({ default: Heart }), fetchData);
    await preloadParts();
    container.innerHTML = asOnServer(() => renderToString(page(Part)));
    const button = container.querySelector("button");
    const errors: unknown[] = [];
    root = hydrateRoot(container, page(Part), {
      onRecoverableError: (error) => errors.push(error),
      onUncaughtError: (error) => errors.push(error),
    });
    await expect.poll(() => Object.keys(button ?? {}).join()).toContain("__reactProps");
    expect(errors).toEqual([]);
    expect(container.querySelector("button")).toBe(button);
  },
);
