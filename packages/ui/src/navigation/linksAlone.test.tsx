// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, describe, expect, it } from "vitest";
import { MobileMenu } from "./MobileMenu";
import { SiteHeader } from "./SiteHeader";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let page: Root | undefined;

async function show(node: ReactNode) {
  const container = document.createElement("div");
  document.body.append(container);
  page = createRoot(container);
  await act(() => page?.render(node));
}

afterEach(async () => {
  await act(() => page?.unmount());
  document.body.replaceChildren();
});

const togglesOf = (category: string) =>
  document.querySelectorAll(`[aria-label="Show ${category} subcategories"]`).length;

const categories = [
  { id: "sarees", name: "Sarees", href: "/sarees" },
  { id: "kurtis", name: "Kurtis", href: "/kurtis", subcategories: [] },
];
const load = () => undefined;

describe("a category whose subcategories nobody loads", () => {
  it("is a link in the header, and opens nothing", async () => {
    await show(<SiteHeader categories={categories} />);
    expect(document.querySelector('[href="/sarees"]')?.textContent).toBe("Sarees");
    expect([togglesOf("Sarees"), togglesOf("Kurtis")]).toEqual([0, 1]);
  });

  it("is a link in the menu, and opens nothing", async () => {
    await show(<MobileMenu open categories={categories} />);
    expect(document.querySelector('[href="/sarees"]')?.textContent).toBe("Sarees");
    expect([togglesOf("Sarees"), togglesOf("Kurtis")]).toEqual([0, 1]);
  });

  it("is a link in both where it has none, whoever loads those of others", async () => {
    const bare = [{ id: "totes", name: "Totes", href: "/totes", subcategories: null }];
    await show(
      <>
        <SiteHeader categories={bare} onCategoryOpen={load} />
        <MobileMenu open categories={bare} onCategoryOpen={load} />
      </>,
    );
    expect(document.querySelectorAll('[href="/totes"]')).toHaveLength(2);
    expect(togglesOf("Totes")).toBe(0);
  });

  it("opens in both where somebody does", async () => {
    await show(
      <>
        <SiteHeader categories={categories} onCategoryOpen={load} />
        <MobileMenu open categories={categories} onCategoryOpen={load} />
      </>,
    );
    expect([togglesOf("Sarees"), togglesOf("Kurtis")]).toEqual([2, 2]);
  });
});
