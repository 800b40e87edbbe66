// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadModulesLate, pageModulesId } from "./lateModules";

const list = `<script type="application/json" id="${pageModulesId}">["/entry.js","/home.js"]</script>`;

/** A page whose first picture arrives or fails when the returned functions are called. */
function open(markup: string) {
  document.head.replaceChildren();
  document.body.innerHTML = markup + list;
  let [arrive, fail] = [() => {}, () => {}];
  const decoded = new Promise<void>((resolve, reject) => {
    [arrive, fail] = [resolve, reject];
  });
  HTMLImageElement.prototype.decode = () => decoded;
  void loadModulesLate(document);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  return { arrive, fail };
}

const picture = '<img fetchpriority="high" />';
const loaded = () =>
  [...document.querySelectorAll("script[src]")].map((s) => s.getAttribute("src"));
const preloaded = () =>
  [...document.querySelectorAll("link[rel=modulepreload]")].map((l) => l.getAttribute("href"));
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

describe("the page's code", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  it("comes at once where there is no large picture, all of it side by side", async () => {
    open("<p>Privacy policy</p>");
    await pass(50);
    expect(loaded()).toEqual(["/entry.js"]);
    expect(preloaded()).toEqual(["/entry.js", "/home.js"]);
  });

  it("waits for the first picture", async () => {
    const { arrive } = open(picture);
    await pass(1_000);
    expect([...loaded(), ...preloaded()]).toEqual([]);
    arrive();
    await pass(50);
    expect(loaded()).toEqual(["/entry.js"]);
  });

  it("comes when the picture fails", async () => {
    const { fail } = open(picture);
    fail();
    await pass(50);
    expect(loaded()).toEqual(["/entry.js"]);
  });

  it.each(["pointerdown", "keydown"])("comes at a %s, and once", async (touch) => {
    const { arrive } = open(picture);
    document.body.dispatchEvent(new Event(touch, { bubbles: true }));
    await pass(0);
    arrive();
    await pass(5_000);
    expect(loaded()).toEqual(["/entry.js"]);
  });

  it("waits for no picture longer than three seconds", async () => {
    open(picture);
    await pass(2_900);
    expect(loaded()).toEqual([]);
    await pass(200);
    expect(loaded()).toEqual(["/entry.js"]);
  });
});
