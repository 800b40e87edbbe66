import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { TestShop, type TestShopProps } from "./TestShop";

interface MountOptions extends Omit<TestShopProps, "children"> {
  /** Address of the page; the home page's when left out. */
  at?: string;
}

/** For tests of a file that each mount something once: what mounts it, as it is taken away after them. */
export function mounter() {
  let root: Root;
  beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });
  return async (children: ReactNode, { at = "/", ...around }: MountOptions = {}) => {
    root = createRoot(document.body.appendChild(document.createElement("div")));
    await act(async () =>
      root.render(
        <MemoryRouter initialEntries={[at]}>
          <TestShop {...around}>{children}</TestShop>
        </MemoryRouter>,
      ),
    );
  };
}
