import type { Ref } from "react";

/** Gives a node to a ref of any kind, for a component that wants the node too; returns how to take it back. */
export function setRef<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (typeof ref === "function") {
    const cleanup = ref(node);
    return typeof cleanup === "function" ? cleanup : () => ref(null);
  }
  if (!ref) return () => {};
  ref.current = node;
  return () => {
    ref.current = null;
  };
}
