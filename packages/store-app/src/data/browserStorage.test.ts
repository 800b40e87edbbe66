// @vitest-environment jsdom

import * as v from "valibot";
import { beforeEach, expect, it } from "vitest";
import { localStorageItem } from "./browserStorage";

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
