"use client";

import { useEffect } from "react";
import { listen, together } from "../../utils/listen";
import { toastsAround } from "../../utils/toastRegion";

/** Keeps it from who listens later that the focus goes to the toasts, as long as there is one. */
function letPass(event: FocusEvent): void {
  const toasts = toastsAround(event.type === "focusin" ? event.target : event.relatedTarget);
  if (toasts?.querySelector("[data-state=open]")) event.stopImmediatePropagation();
}

/**
 * Lets F8 lead from a modal overlay to the toasts, which lie above it: the overlay's trap would fetch
 * the focus back. Tab beyond them leads back into the overlay. For a component that is mounted with
 * the overlay, before the trap listens.
 */
export function useWayToToasts(): void {
  useEffect(
    () => together(listen(document, "focusin", letPass), listen(document, "focusout", letPass)),
    [],
  );
}
