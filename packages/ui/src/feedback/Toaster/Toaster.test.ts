import { describe, expect, it } from "vitest";
import { type ToastEntry, withClosed, withToast } from "./toasts";

const toast = (id: number): ToastEntry => ({ id, kind: "info", text: `Toast ${id}`, open: true });
const ids = (list: readonly ToastEntry[]) => list.map(({ id }) => id);

describe("withToast", () => {
  it("appends, and drops the oldest beyond the limit", () => {
    let list: ToastEntry[] = [];
    for (let id = 1; id <= 23; id += 1) list = withToast(list, toast(id), 20);
    expect(list).toHaveLength(20);
    expect(ids(list)[0]).toBe(4);
    expect(ids(list).at(-1)).toBe(23);
  });

  it("lets closed toasts go before open ones make room", () => {
    const list = withClosed([toast(1), toast(2), toast(3)], 2);
    expect(ids(withToast(list, toast(4), 3))).toEqual([1, 3, 4]);
  });

  it("has what is said again once, as the newest", () => {
    const list = [toast(1), { ...toast(2), text: "Added" }, toast(3)];
    const again = { ...toast(4), text: "Added" };
    expect(ids(withToast(list, again, 20))).toEqual([1, 3, 4]);
    expect(ids(withToast(list, { ...again, description: "In red" }, 20))).toEqual([1, 2, 3, 4]);
  });

  it("keeps each that offers something: to undo one thing is not to undo another", () => {
    const removed = { text: "Removed", action: { label: "Undo", onAction: () => {} } };
    const list = [{ ...toast(1), ...removed }];
    expect(ids(withToast(list, { ...toast(2), ...removed }, 20))).toEqual([1, 2]);
  });

  it("keeps at least the newest", () => {
    expect(ids(withToast([toast(1)], toast(2), 0))).toEqual([2]);
  });
});

describe("withClosed", () => {
  it("closes one by its id, or all", () => {
    const list = [toast(1), toast(2)];
    expect(withClosed(list, 2).map(({ open }) => open)).toEqual([true, false]);
    expect(withClosed(list).map(({ open }) => open)).toEqual([false, false]);
  });
});
