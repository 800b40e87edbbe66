/** Marks the element that holds the toasts. */
export const toastRegion = { "data-taanka-toasts": "" };

/** For overlays: what is pressed or focused in a toast, which lies above them, does not close them. */
export function staysOpenForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-taanka-toasts]")) {
    event.preventDefault();
  }
}
