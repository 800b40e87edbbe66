// @vitest-environment jsdom

import type { PageHandle } from "@taanka/store/react-router";
import { useNavigationPending, usePreloadedNavigate } from "@taanka/store/react-router";
import { Toaster } from "@taanka/ui";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, type RouteObject, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ShopNavigation } from "../app/ShopNavigation";
import { TestShop } from "../testing/TestShop";
import { texts } from "../texts/en";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

/** Something that a page waits for, and how to end the wait. */
function later() {
  let end = () => {};
  let fail = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = () => reject(new Error("The code could not be fetched"));
  });
  return { promise, end, fail };
}

let code = later();
let data = later();
let asked = 0;
let previewed = false;

const handle: PageHandle = {
  module: "next",
  load: () => code.promise,
  queries: () => ({
    hasPreview: () => previewed,
    critical: [
      {
        queryKey: ["next"],
        fetch: () => {
          asked += 1;
          return data.promise;
        },
      },
    ],
  }),
};
const routes: RouteObject[] = [
  { path: "/next", handle },
  { path: "*", handle: { module: "other", load: async () => undefined } satisfies PageHandle },
];

let at = "";
let pending = false;
let navigation: ReturnType<typeof usePreloadedNavigate>;
let navigate: ReturnType<typeof useNavigate>;

function Page() {
  at = useLocation().pathname;
  pending = useNavigationPending();
  navigation = usePreloadedNavigate();
  navigate = useNavigate();
  return null;
}

let root: Root;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  [code, data, asked, previewed] = [later(), later(), 0, false];
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <TestShop client={new QueryClient()}>
          <ShopNavigation routes={routes}>
            <Page />
          </ShopNavigation>
          <Toaster />
        </TestShop>
      </MemoryRouter>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A press, and the task after the one that paints it. */
const press = (work: () => void) =>
  act(async () => {
    work();
    await vi.advanceTimersByTimeAsync(0);
  });
const open = (to: string) => press(() => void navigation.open(to));
const prefetch = (to: string) => press(() => navigation.prefetch(to));
const settle = (work: () => void) => act(async () => work());

describe("opening a page", () => {
  it("waits for its code and its critical data, and says so", async () => {
    await open("/next");
    expect([at, pending]).toEqual(["/", true]);
    await settle(code.end);
    expect([at, pending]).toEqual(["/", true]);
    await settle(data.end);
    expect([at, pending]).toEqual(["/next", false]);
  });

  it("answers the press before it asks for anything", async () => {
    await act(async () => void navigation.open("/next"));
    expect([pending, asked]).toEqual([true, 0]);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(asked).toBe(1);
  });

  it("waits for its code alone when it can begin with what is known", async () => {
    previewed = true;
    await open("/next");
    expect([at, pending]).toEqual(["/", true]);
    await settle(code.end);
    expect([at, pending, asked]).toEqual(["/next", false, 1]);
  });

  it("goes there without the data when that takes longer than a person waits", async () => {
    await open("/next");
    await settle(code.end);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect([at, pending]).toEqual(["/next", false]);
  });

  it("stays and says why when the code can't be fetched, and tries anew the next time", async () => {
    await open("/next");
    await settle(code.fail);
    expect([at, pending]).toEqual(["/", false]);
    expect(document.body.textContent).toContain(texts.common.networkError);
    code = later();
    await open("/next");
    await settle(code.end);
    await settle(data.end);
    expect(at).toBe("/next");
  });

  it("loads the page from the server at once where that answers: it has another build", async () => {
    const assign = vi.fn();
    vi.stubGlobal("location", { ...window.location, assign });
    vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
    await open("/next");
    await settle(code.fail);
    expect(assign).toHaveBeenCalledExactlyOnceWith("/next");
    expect(document.body.textContent).not.toContain(texts.common.networkError);
  });

  it("forgets a page when another one was opened meanwhile", async () => {
    await open("/next");
    await open("/other");
    expect(at).toBe("/other");
    await settle(() => {
      code.end();
      data.end();
    });
    expect([at, pending]).toEqual(["/other", false]);
  });

  it("forgets a page when the person went elsewhere with Back or Forward", async () => {
    await open("/next");
    await act(async () => navigate("/back"));
    expect([at, pending]).toEqual(["/back", false]);
    await settle(() => {
      code.end();
      data.end();
    });
    expect(at).toBe("/back");
  });

  it("asks for what a wanted page needs, and fails in silence", async () => {
    await prefetch("/next");
    await settle(code.fail);
    expect([at, asked]).toEqual(["/", 1]);
    expect(document.body.textContent).not.toContain(texts.common.networkError);
  });

  it("asks once for a page that is wanted twice, and anew after it failed", async () => {
    await press(() => {
      navigation.prefetch("/next");
      navigation.prefetch("/next");
    });
    expect(asked).toBe(1);
    await settle(code.fail);
    await prefetch("/next");
    expect(asked).toBe(2);
  });
});
