// @vitest-environment jsdom

import * as v from "valibot";
import { beforeEach, expect, it, vi } from "vitest";
import { localStorageItem, sessionStorageItem } from "./browserStorage";

beforeEach(() => localStorage.clear());

it("is read anew by whoever hears of its changes first: nobody has heard of those before", () => {
  const item = localStorageItem("test.memory", v.array(v.string()), []);
  item.write(["here"]);
  localStorage.setItem("test.memory", '["there"]');
  const stop = item.subscribe(() => undefined);
  expect(item.read()).toEqual(["there"]);
  expect(item.read()).toBe(item.read());
  stop();
});

it.each([
  ["local", localStorage],
  ["session", sessionStorage],
])("is read again from %s storage when Back shows the page as it was kept", (kind, storage) => {
  const create = kind === "local" ? localStorageItem : sessionStorageItem;
  const item = create(`test.${kind}`, v.array(v.string()), []);
  item.write(["here"]);
  const listener = vi.fn();
  const stop = item.subscribe(listener);
  item.read();
  const comesBack = () =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  comesBack();
  expect(listener).not.toHaveBeenCalled();
  storage.setItem(`test.${kind}`, '["there"]');
  comesBack();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(item.read()).toEqual(["there"]);
  stop();
});
