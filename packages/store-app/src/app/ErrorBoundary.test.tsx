// @vitest-environment jsdom

import { lazyScreen } from "@taanka/store/react-router";
import { buttonNamed, shows } from "@taanka/test-support";
import { act, Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mounter } from "../testing/mount";
import { texts } from "../texts/en";
import { ErrorBoundary } from "./ErrorBoundary";

const mount = mounter();
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("location", { ...window.location, reload });
});
afterEach(() => vi.restoreAllMocks());

const { Component } = lazyScreen("login/LoginScreen", () =>
  Promise.reject(
    new TypeError("Failed to fetch dynamically imported module: https://shop.example/a.js"),
  ),
);

const open = () =>
  mount(
    <ErrorBoundary>
      <Suspense>
        <Component />
      </Suspense>
    </ErrorBoundary>,
  );

it("says of a missing screen what the shop says, and not the browser's words", async () => {
  await open();
  await shows(texts.common.somethingWrong);
  expect(document.body.textContent).toContain(texts.common.unexpectedError);
  expect(document.body.textContent).not.toContain("Failed to fetch");
});

it("gets the page anew by Retry: the browser may keep the failure for as long as the page lives", async () => {
  await open();
  await shows(texts.common.somethingWrong);
  await act(async () => buttonNamed("Retry")?.click());
  expect(reload).toHaveBeenCalledTimes(1);
});
