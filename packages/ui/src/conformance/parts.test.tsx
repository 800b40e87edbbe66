// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it } from "vitest";
import { shortClassNames } from "../../scripts/class-names.mjs";
import { classOfPart, partNames } from "../styles/parts";
import { fixtures } from "./fixtures";

/** jsdom lays nothing out, so no size ever changes. */
class SizesThatStay {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, ResizeObserver: SizesThatStay });

/** Every class that the components' fixtures show. From source a part's stands within a longer one. */
async function classesShown(): Promise<Set<string>> {
  const shown = new Set<string>();
  const withLook = Object.values(fixtures).filter(({ root }) => root !== "none");
  for (const { component, props, wrap } of withLook) {
    const container = document.body.appendChild(document.createElement("div"));
    const root = createRoot(container);
    const own = createElement(component, props());
    await act(async () => root.render(wrap ? wrap(own) : own));
    for (const { classList } of document.querySelectorAll("[class]")) {
      for (const name of classList) shown.add(name.replace(/^.*?_(t_.+?)__.*$/, "$1"));
    }
    await act(async () => root.unmount());
    container.remove();
  }
  return shown;
}

describe("the parts that brands style", () => {
  it("are all there", async () => {
    const shown = await classesShown();
    expect(partNames.filter((part) => !shown.has(classOfPart(part)))).toEqual([]);
  });

  it("keep their names in what is published", () => {
    const name = shortClassNames();
    const origin = { hash: "abc1", filePath: "Button.css.ts", debugId: classOfPart("button") };
    expect(name(origin)).toBe("t_button");
  });

  it("stand in the guide, and no other does", () => {
    const guide = path.resolve(import.meta.dirname, "../../../../docs/guides/questions.md");
    const rows = readFileSync(guide, "utf8").matchAll(/^\| `t_([a-z-]+)` \|/gm);
    expect([...rows].map(([, part]) => part)).toEqual([...partNames]);
  });
});
