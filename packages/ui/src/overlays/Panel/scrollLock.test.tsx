// @vitest-environment jsdom
import { act, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useScrollLock } from "./scrollLock";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Overlay() {
  useScrollLock();
  return null;
}

let root: Root;
const { documentElement: html, body } = document;

const show = (count: number) =>
  act(() =>
    root.render(
      <StrictMode>
        {["outer", "inner"].slice(0, count).map((name) => (
          <Overlay key={name} />
        ))}
      </StrictMode>,
    ),
  );

beforeEach(() => {
  root = createRoot(document.createElement("div"));
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  body.replaceChildren();
  html.removeAttribute("style");
  body.removeAttribute("style");
});

describe("useScrollLock", () => {
  it("locks while any overlay is open and gives back what was there", () => {
    html.style.overflow = "visible";
    body.style.overflow = "clip";
    show(2);
    expect(body.style.overflow).toBe("hidden");
    show(1);
    expect(body.style.overflow).toBe("hidden");
    show(0);
    expect(body.style.overflow).toBe("clip");
  });

  it("locks the root where that scrolls the page", () => {
    html.style.overflow = "auto";
    show(1);
    expect([html.style.overflow, body.style.overflow]).toEqual(["hidden", ""]);
    show(0);
    expect(html.style.overflow).toBe("auto");
  });
});

/** Moves fingers on an element; whether the browser was told to leave the page where it is. */
function swipe(target: Element, fingers = 1): boolean {
  const event = new Event("touchmove", { bubbles: true, cancelable: true });
  Object.assign(event, { touches: Array.from({ length: fingers }) });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

describe("on iOS", () => {
  beforeEach(() => {
    vi.stubGlobal("CSS", { supports: (name: string) => name === "-webkit-touch-callout" });
    body.innerHTML = `<p id="page"></p><div id="list" style="overflow-y: auto"><b></b></div><input />`;
  });
  const find = (selector: string) => body.querySelector(selector) ?? body;

  it("holds the page under a finger, and only while an overlay is open", () => {
    expect(swipe(find("#page"))).toBe(false);
    show(1);
    expect(swipe(find("#page"))).toBe(true);
    expect(swipe(find("#page"), 2)).toBe(false);
    expect(swipe(find("input"))).toBe(false);
    show(0);
    expect(swipe(find("#page"))).toBe(false);
  });

  it("leaves what scrolls by itself to the finger", () => {
    show(1);
    expect(swipe(find("#list b"))).toBe(true);
    Object.defineProperty(find("#list"), "scrollHeight", { value: 900 });
    expect(swipe(find("#list b"))).toBe(false);
  });
});
