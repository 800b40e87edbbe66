// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "./ErrorBoundary";
import { CodeLoadError, loadable } from "./loadable";

const trouble = "Network error - please check your connection";
let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container, { onCaughtError: () => undefined });
});

afterEach(() => {
  root.unmount();
  container.remove();
});

/** A module whose code can be fetched only after `plugIn`, and how often it was asked for. */
function unplugged() {
  let plugged = false;
  const load = vi.fn(async () => {
    if (!plugged) throw new TypeError("Failed to fetch dynamically imported module: /assets/x.js");
    return { default: () => <h1>Sarees</h1> };
  });
  return {
    load,
    plugIn: () => {
      plugged = true;
    },
  };
}

function show(load: () => Promise<{ default: () => React.ReactNode }>) {
  const { Component: Screen } = loadable(load);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <ErrorBoundary>
        <Suspense>
          <Screen />
        </Suspense>
      </ErrorBoundary>
    </QueryClientProvider>,
  );
}

const text = () => container.textContent;

it("says in words for a person that code could not be fetched, and may be asked again", async () => {
  const { load, plugIn } = unplugged();
  const { preload, isLoaded } = loadable(load);
  await expect(preload()).rejects.toThrow(CodeLoadError);
  await expect(preload()).rejects.toThrow(trouble);
  expect(isLoaded()).toBe(false);
  plugIn();
  await Promise.all([preload(), preload()]);
  expect(isLoaded()).toBe(true);
  expect(load).toHaveBeenCalledTimes(3);
});

it("shows what could not be fetched by itself once the network is back", async () => {
  const { load, plugIn } = unplugged();
  show(load);
  await expect.poll(text).toContain(trouble);
  const asked = load.mock.calls.length;
  plugIn();
  expect(text()).toContain(trouble);
  window.dispatchEvent(new Event("online"));
  await expect.poll(text, { timeout: 3000 }).toBe("Sarees");
  expect(load).toHaveBeenCalledTimes(asked + 1);
});

it("shows it by Retry too, and stays with the message while the network is away", async () => {
  const { load, plugIn } = unplugged();
  show(load);
  await expect.poll(text).toContain(trouble);
  const retry = () => container.querySelector("button")?.click();
  retry();
  await expect.poll(text).toContain(trouble);
  plugIn();
  retry();
  await expect.poll(text).toBe("Sarees");
});
