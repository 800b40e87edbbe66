import { mounter as mounterOf } from "@taanka/test-support";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { TestShop, type TestShopProps } from "./TestShop";

interface MountOptions extends Omit<TestShopProps, "children"> {
  /** Address of the page; the home page's when left out. */
  at?: string;
}

/** For tests of a file that each mount something of a page once: what mounts it. */
export function mounter() {
  const mount = mounterOf();
  return (children: ReactNode, { at = "/", ...around }: MountOptions = {}) =>
    mount(
      <MemoryRouter initialEntries={[at]}>
        <TestShop {...around}>{children}</TestShop>
      </MemoryRouter>,
    );
}
