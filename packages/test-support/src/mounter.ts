import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";

/** For tests of a file that each mount something once: what mounts it. It is removed after each test. */
export function mounter() {
  let root: Root;
  beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });
  return async (children: ReactNode) => {
    root = createRoot(document.body.appendChild(document.createElement("div")));
    await act(async () => root.render(children));
  };
}
