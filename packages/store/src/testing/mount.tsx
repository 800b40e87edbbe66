import { mounter as mounterOf } from "@taanka/test-support";
import type { ReactNode } from "react";
import { TestStore, type TestStoreProps } from "./TestStore";

/** For tests of a file that each mount something with hooks of the store once: what mounts it. */
export function mounter() {
  const mount = mounterOf();
  return (children: ReactNode, around: Omit<TestStoreProps, "children"> = {}) =>
    mount(<TestStore {...around}>{children}</TestStore>);
}
