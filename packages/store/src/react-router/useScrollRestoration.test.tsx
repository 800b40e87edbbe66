// @vitest-environment jsdom
import { act, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { type Location, MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

/** How far the page can be scrolled now. */
let height = 0;
let grow: () => void = () => {};
let navigate: ReturnType<typeof useNavigate>;
/** The router's key of the entry that is open. */
let keyOfPage = "";
let root: Root;

async function open(entries: (string | Partial<Location>)[]) {
  const { useScrollRestoration } = await import("./useScrollRestoration");
  function Page() {
    useScrollRestoration();
    navigate = useNavigate();
    keyOfPage = useLocation().key;
    return null;
  }
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <StrictMode>
        <MemoryRouter initialEntries={entries}>
          <Page />
        </MemoryRouter>
      </StrictMode>,
    ),
  );
}

async function scroll(top: number) {
  Object.assign(window, { scrollY: top });
  await act(async () => void window.dispatchEvent(new Event("scroll")));
}

/** How the browser says that it has loaded a page. */
class Loading {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}
vi.stubGlobal("PerformanceNavigationTiming", Loading);

/** Has the browser load the page anew, for somebody who was on it. */
const returnByReload = () =>
  Object.assign(performance, { getEntriesByType: () => [new Loading("reload")] });

/** Leaves the page, whose memory goes with it, and has the browser load it anew. */
async function reload() {
  await act(async () => void window.dispatchEvent(new Event("pagehide")));
  await act(async () => root.unmount());
  vi.resetModules();
  returnByReload();
  Object.assign(window, { scrollY: 0 });
}

beforeEach(() => {
  vi.resetModules();
  height = 10_000;
  Object.defineProperty(document.documentElement, "scrollHeight", {
    configurable: true,
    get: () => height,
  });
  Object.assign(window, { scrollY: 0 });
  vi.stubGlobal("scrollTo", ({ top = 0 }: ScrollToOptions) =>
    Object.assign(window, { scrollY: Math.min(top, height) }),
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      #seen: () => void;
      constructor(seen: () => void) {
        this.#seen = seen;
      }
      observe() {
        grow = this.#seen;
      }
      disconnect() {
        if (grow === this.#seen) grow = () => {};
      }
    },
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  sessionStorage.clear();
  Reflect.deleteProperty(performance, "getEntriesByType");
});

describe("the place on a page", () => {
  it("is the top of a new one, and where the person was on Back", async () => {
    await open(["/first"]);
    await scroll(700);
    await act(async () => navigate("/second"));
    expect(window.scrollY).toBe(0);
    await act(async () => navigate(-1));
    expect(window.scrollY).toBe(700);
  });

  it("stays where a choice only replaces the address", async () => {
    await open(["/list"]);
    await scroll(700);
    await act(async () => navigate("/list?sort=popularity", { replace: true }));
    expect(window.scrollY).toBe(700);
  });

  it("stays where a choice is an entry of its own, and comes back with Back", async () => {
    await open(["/list"]);
    const { samePlace } = await import("./useScrollRestoration");
    await scroll(700);
    await act(async () => navigate("/list?sort=popularity", { state: samePlace }));
    expect(window.scrollY).toBe(700);
    await scroll(200);
    await act(async () => navigate(-1));
    expect(window.scrollY).toBe(700);
    // The next page of the same list is another page.
    await act(async () => navigate("/list?page=2"));
    expect(window.scrollY).toBe(0);
  });

  it("is the top of a page that takes the place of another, as an order that of its cancellation", async () => {
    await open(["/orders/1/cancel"]);
    await scroll(400);
    await act(async () => navigate("/orders/1", { replace: true }));
    expect(window.scrollY).toBe(0);
  });

  it("comes back on a reload as soon as the list is long enough, under StrictMode too", async () => {
    await open(["/list"]);
    await scroll(700);
    await act(async () => void window.dispatchEvent(new Event("pagehide")));
    await act(async () => root.unmount());
    returnByReload();
    [height, window.scrollY] = [300, 0] as const;
    await open(["/list"]);
    // Its end would be the footer, and all that is seen of a page that stays so short.
    expect(window.scrollY).toBe(0);
    height = 10_000;
    await act(async () => grow());
    expect(window.scrollY).toBe(700);
  });

  it("comes back on Back to an earlier page after reloads", async () => {
    await open(["/first"]);
    await scroll(700);
    await act(async () => navigate("/second"));
    await scroll(300);
    const entries = ["/first", "/second"].map((pathname, place) => ({
      pathname,
      key: place === 0 ? "default" : keyOfPage,
    }));
    for (const _reload of [1, 2]) {
      await reload();
      await open(entries);
      expect(window.scrollY).toBe(300);
    }
    await act(async () => navigate(-1));
    expect(window.scrollY).toBe(700);
  });

  it("is the person's as soon as they move", async () => {
    await open(["/list"]);
    await scroll(700);
    await act(async () => void window.dispatchEvent(new Event("pagehide")));
    await act(async () => root.unmount());
    returnByReload();
    height = 300;
    await open(["/list"]);
    await scroll(200);
    await act(async () => void window.dispatchEvent(new Event("wheel")));
    height = 10_000;
    await act(async () => grow());
    expect(window.scrollY).toBe(200);
  });

  it("is the end of a page that has become a little shorter", async () => {
    await open(["/list"]);
    await scroll(700);
    await act(async () => navigate("/product"));
    height = 650;
    await act(async () => navigate(-1));
    expect(window.scrollY).toBe(650);
  });
});
