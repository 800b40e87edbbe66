/**
 * Marks the element that holds the toasts. A modal overlay hides all that is not live from screen
 * readers; what is new there is said elsewhere.
 */
export const toastRegion = { "data-taanka-toasts": "", "aria-live": "off" } as const;

/** The element that holds the toasts, where this lies in one of them or in their list. */
export const toastsAround = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-taanka-toasts]") : null;

/** For overlays: what is pressed or focused in a toast, which lies above them, does not close them. */
export function staysOpenForToasts(event: Event): void {
  if (toastsAround(event.target)) event.preventDefault();
}
