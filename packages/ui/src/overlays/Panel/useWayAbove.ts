"use client";

import { useEffect } from "react";
import { listen, together } from "../../utils/listen";
import { toastsAround } from "../../utils/toastRegion";
import { liesAbove } from "./above";

/** Keeps it from who listens later that the focus goes to what lies above, a toast only while it is open. */
function letPass(event: FocusEvent): void {
  const target = event.type === "focusin" ? event.target : event.relatedTarget;
  if (!liesAbove(target)) return;
  const isOver = toastsAround(target)?.querySelector("[data-state=open]") === null;
  if (!isOver) event.stopImmediatePropagation();
}

/**
 * Lets the focus go from a modal overlay to what lies above it, to the toasts by F8 or to an overlay of another
 * library: the overlay's trap would fetch it back, and a trap of the other's would fetch it again. For a
 * component that is mounted with the overlay, before the trap listens.
 */
export function useWayAbove(): void {
  useEffect(
    () => together(listen(document, "focusin", letPass), listen(document, "focusout", letPass)),
    [],
  );
}
