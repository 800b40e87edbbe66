// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OtpField } from "./OtpField";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it.each(["482913", "४८२९१३", "٤٨٢٩١٣"])(
  "takes %s that was typed before hydration",
  async (typed) => {
    const container = document.createElement("div");
    document.body.append(container);
    const heard: string[] = [];
    const field = <OtpField label="Code" onComplete={(code) => heard.push(code)} />;
    container.innerHTML = renderToString(field);
    const input = container.querySelector("input");
    if (!input) throw new Error("There is no field for a code.");
    input.value = typed;
    const root = await act(async () => hydrateRoot(container, field));
    expect(input.value).toBe("482913");
    expect(heard).toEqual(["482913"]);
    await act(() => root.unmount());
  },
);
