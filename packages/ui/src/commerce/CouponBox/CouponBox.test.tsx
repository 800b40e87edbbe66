// @vitest-environment jsdom
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setNativeValue } from "../../utils/setNativeValue";
import { CouponBox } from "./CouponBox";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let container: HTMLElement;
let root: Root;
let asked: string[];

const offers = [{ code: "WELCOME10" }, { code: "SAVE50" }];

/** A shop that answers at once: it knows the codes of its offers. */
function Shop() {
  const [code, setCode] = useState("");
  const apply = (next: string) => {
    asked.push(next);
    if (offers.some((offer) => offer.code === next)) setCode(next);
  };
  const remove = () => {
    asked.push("removed");
    setCode("");
  };
  const applied = code ? { code, amount: 50 } : undefined;
  return <CouponBox offers={offers} applied={applied} onApply={apply} onRemove={remove} />;
}

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  container = document.createElement("div");
  document.body.append(container);
  root = createRoot(container);
  await act(() => root.render(<Shop />));
});

afterEach(async () => {
  await act(() => root.unmount());
  container.remove();
  vi.useRealTimers();
});

const press = (name: string, init: PointerEventInit = {}) =>
  act(() => {
    const button = container.querySelector(`button[aria-label$="${name}"]`);
    const click = { bubbles: true, cancelable: true, detail: 1, ...init };
    button?.dispatchEvent(new PointerEvent("click", click));
  });

async function enter(code: string) {
  const field = container.querySelector("input");
  if (!field) throw new Error("There is no field for a code.");
  await act(() => setNativeValue(field, code));
  await act(() => field.form?.requestSubmit());
}

describe("what follows at once", () => {
  it("is removing the coupon that was applied", async () => {
    await press("Apply coupon SAVE50");
    await press("Remove coupon SAVE50");
    await press("Apply coupon SAVE50");
    expect(asked).toEqual(["SAVE50", "removed", "SAVE50"]);
  });

  it("is an offer in place of a code that was refused", async () => {
    await enter("NOTHING");
    await press("Apply coupon SAVE50");
    expect(asked).toEqual(["NOTHING", "SAVE50"]);
  });

  it("is the right code after a wrong one, but not the wrong one again", async () => {
    await enter("SAVE05");
    await enter("SAVE05");
    await enter("SAVE50");
    expect(asked).toEqual(["SAVE05", "SAVE50"]);
  });
});

describe("the second press of one that is two", () => {
  it.each([
    ["click", { pointerType: "mouse" }, { pointerType: "mouse", detail: 2 }],
    ["tap", { pointerType: "touch", clientX: 90 }, { pointerType: "touch", clientX: 96 }],
  ])("does not fall on what a %s has brought there", async (_kind, first, second) => {
    await press("Apply coupon SAVE50", first);
    await press("Remove coupon SAVE50", second);
    await press("Apply coupon WELCOME10", second);
    expect(asked).toEqual(["SAVE50"]);
  });

  it("is none where the finger has moved on", async () => {
    await press("Apply coupon SAVE50", { pointerType: "touch", clientX: 90 });
    await press("Remove coupon SAVE50", { pointerType: "touch", clientX: 190 });
    expect(asked).toEqual(["SAVE50", "removed"]);
  });
});
