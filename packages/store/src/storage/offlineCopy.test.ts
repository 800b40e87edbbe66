// @vitest-environment jsdom
import * as v from "valibot";
import { afterEach, expect, it, vi } from "vitest";
import { offlineCopy } from "./offlineCopy";
import { removeOfflineCopies } from "./removeOfflineCopies";

const numbers = v.array(v.number());
const meera = offlineCopy("orders", "9876543210", numbers);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it("gives back what somebody has seen, to nobody else", () => {
  meera.write([1, 2]);
  expect(meera.read()).toEqual([1, 2]);
  expect(offlineCopy("orders", "9123456789", numbers).read()).toBeUndefined();
  offlineCopy("orders", "", numbers).write([3]);
  expect(meera.read()).toEqual([1, 2]);
});

it("makes nothing of what it can't read", () => {
  meera.write([1]);
  expect(offlineCopy("orders", "9876543210", v.array(v.string())).read()).toBeUndefined();
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, "{");
  expect(meera.read()).toBeUndefined();
});

it("forgets everything of whoever leaves, and nothing else", () => {
  localStorage.setItem("theme", "dark");
  meera.write([1]);
  removeOfflineCopies();
  expect(meera.read()).toBeUndefined();
  expect(localStorage.getItem("theme")).toBe("dark");
});

it("does without a storage that is full", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  meera.write([1]);
  expect(meera.read()).toBeUndefined();
});

it("forgets one copy, and keeps the others", () => {
  const draft = offlineCopy("draft", "9876543210", numbers);
  meera.write([1]);
  draft.write([2]);
  draft.remove();
  expect(draft.read()).toBeUndefined();
  expect(meera.read()).toEqual([1]);
});
