/** Overlays of the kit, or of the same parts, which settle the focus between them, and the page below. */
const notAbove = ".t_overlay,[id^=radix-],[data-radix-focus-guard],[aria-hidden=true]";

/**
 * Whether this lies above a modal overlay of the kit and is no part of it: in a toast, or in an overlay of
 * another library, such as its menu or the frame of a payment. The page below is hidden from screen readers,
 * and what opens later is not.
 */
export const liesAbove = (target: EventTarget | null): target is Element =>
  target instanceof Element && target !== document.body && !target.closest(notAbove);

/** For modal overlays: what is pressed or focused above them does not close them. */
export function staysOpenForAbove(event: Event): void {
  if (liesAbove(event.target)) event.preventDefault();
}
