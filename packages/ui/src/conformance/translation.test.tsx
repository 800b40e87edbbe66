// @vitest-environment jsdom
import { act, createElement, isValidElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { fixtures } from "./fixtures";
import { translatePage } from "./translatePage";
import type { ConformanceFixture } from "./types";

/** jsdom lays nothing out, so no size ever changes. */
class SizesThatStay {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom does not scroll.
Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, ResizeObserver: SizesThatStay });

type Props = Record<string, unknown>;

let root: Root | undefined;

async function unmount() {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
}

beforeEach(() => {
  // A countdown shows the same before and after.
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function show({ component, wrap }: ConformanceFixture, props: Props) {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  const own = createElement(component, props);
  await act(async () => root?.render(wrap ? wrap(own) : own));
}

/** Other words, other amounts, the opposite; elements and functions stay. */
function changed(value: unknown): unknown {
  if (typeof value === "string") return `${value}1`;
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value)) return value.map(changed);
  if (typeof value !== "object" || value === null || isValidElement(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one)]));
}

/** Props that differ from these in one, which is another or left out. */
const variations = (props: Props): Props[] =>
  Object.entries(props).flatMap(([name, value]) => [
    { ...props, [name]: changed(value) },
    { ...props, [name]: undefined },
  ]);

/** What is shown after each change; undefined where the component takes no such props. */
async function textsAfter(fixture: ConformanceFixture, changes: readonly Props[]) {
  const texts: (string | undefined)[] = [];
  for (const change of changes) {
    await show(fixture, fixture.props());
    await show(fixture, change).catch(unmount);
    texts.push(root && (document.body.textContent ?? ""));
  }
  return texts;
}

/** Providers show their children alone. */
const visible = Object.entries(fixtures).filter(([, { root: place }]) => place !== "none");

describe.each(visible)("%s on a translated page", (_name, fixture) => {
  it("shows what it shows on any other page, whatever changes", async () => {
    const changes = variations(fixture.props());
    const expected = await textsAfter(fixture, changes);
    const possible = changes.filter((_, index) => expected[index] !== undefined);
    await unmount();
    onTestFinished(translatePage());
    expect(await textsAfter(fixture, possible)).toEqual(
      expected.filter((text) => text !== undefined),
    );
  });
});

describe("what is no language", () => {
  it.each([
    ["OrderCard", "TK-10482"],
    ["CouponBox", "SAVE50"],
    ["AddressCard", "Meera Iyer"],
    ["AddressCard", "98765 43210"],
    ["AddressCard", "560003"],
    ["ReviewCard", "Meera I."],
    ["BrandMark", "KORA"],
    ["InvoiceView", "TK/2026-27/000482"],
    ["InvoiceView", "29AABCT1332L1Z5"],
  ])("stays as it is on a translated page: %s shows %s", async (name, kept) => {
    const fixture = fixtures[name];
    if (!fixture) throw new Error(`No fixture: ${name}`);
    await show(fixture, fixture.props());
    onTestFinished(translatePage("°"));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) found.push(texts.currentNode.textContent ?? "");
    const shown = found.filter((text) => text.includes(kept));
    expect(shown).not.toEqual([]);
    expect(shown.filter((text) => text.endsWith("°"))).toEqual([]);
  });
});
