// @vitest-environment jsdom
import { act, type ComponentType, createElement, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as kit from "../index";
import { fixtures } from "./fixtures";
import type { ConformanceFixture } from "./types";

const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z]/.test(name) && !/^[A-Z_]+$/.test(name) && typeof value === "function";
const exported = Object.entries(kit)
  .filter(isComponent)
  .map(([name]) => name);

/** jsdom lays nothing out, so no size ever changes. */
class SizesThatStay {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, ResizeObserver: SizesThatStay });

let container: HTMLElement;
let complaints: string[];

beforeEach(() => {
  container = document.createElement("div");
  document.body.append(container);
  complaints = [];
  vi.spyOn(console, "error").mockImplementation((...args) =>
    complaints.push(args.map(String).join(" ")),
  );
  vi.spyOn(console, "warn").mockImplementation((...args) =>
    complaints.push(args.map(String).join(" ")),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function element(fixture: ConformanceFixture, extra: Record<string, unknown> = {}) {
  const component: ComponentType<Record<string, unknown>> = fixture.component;
  const own = createElement(component, { ...fixture.props(), ...extra });
  return createElement(StrictMode, null, fixture.wrap ? fixture.wrap(own) : own);
}

async function mount(fixture: ConformanceFixture, extra: Record<string, unknown> = {}) {
  const root = createRoot(container);
  await act(async () => root.render(element(fixture, extra)));
  return () => act(async () => root.unmount());
}

describe("every exported component", () => {
  it("has a conformance fixture, and every fixture an export", () => {
    expect(Object.keys(fixtures).sort()).toEqual([...exported].sort());
  });
});

const all = Object.entries(fixtures);
const withRoot = all.filter(([, fixture]) => fixture.root !== "none");

describe.each(all)("%s", (_name, fixture) => {
  it("renders on a server to the HTML it hydrates, without a warning", async () => {
    const html = renderToString(element(fixture));
    container.innerHTML = html;
    const mismatches: string[] = [];
    const root = await act(async () =>
      hydrateRoot(container, element(fixture), {
        onRecoverableError: (error) => mismatches.push(String(error)),
      }),
    );
    expect(mismatches).toEqual([]);
    expect(complaints).toEqual([]);
    await act(async () => root.unmount());
  });

  it("names every id once", async () => {
    const unmount = await mount(fixture);
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    await unmount();
  });
});

describe.each(withRoot)("%s", (_name, fixture) => {
  it("takes a ref, passes native props on and merges className", async () => {
    let node: unknown = null;
    const ref = (value: unknown) => {
      node = value ?? node;
    };
    const unmount = await mount(fixture, { ref, "data-probe": "kept", className: "from-brand" });
    expect(node).toBeInstanceOf(Element);
    const probe = document.querySelector('[data-probe="kept"]');
    expect(probe).not.toBeNull();
    const styled = document.querySelector(".from-brand");
    expect(styled).not.toBeNull();
    await unmount();
    expect(complaints).toEqual([]);
  });
});
