"use client";

import { useEffect, useMemo, useRef } from "react";
import { listen, together } from "../../utils/listen";

/** Moves the focus to the toasts. */
export const hotkey = "F8";

const focus = (element: Element | null | undefined) =>
  element instanceof HTMLElement && element.isConnected && element.focus({ preventScroll: true });

/**
 * Keyboard and pointer of the element that holds the toasts, in its first child: F8 leads there and
 * Escape closes, from the whole page; what holds a toast holds all of them.
 *
 * @param closeOn called with the element and what had the focus when Escape was pressed
 */
export function useToastRegion(closeOn: (element: Element, focused: Element | null) => void) {
  const region = useRef<HTMLElement>(null);
  const close = useRef(closeOn);
  useEffect(() => {
    close.current = closeOn;
  });
  const held = useRef({ pointed: false, away: false });
  /** Where the focus came from. */
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const hold = (change: Partial<typeof held.current>) => () =>
      Object.assign(held.current, change);
    return together(
      listen(element, "pointermove", hold({ pointed: true })),
      listen(element, "pointerleave", hold({ pointed: false })),
      listen(element, "pointercancel", hold({ pointed: false })),
      listen(window, "blur", hold({ away: true })),
      listen(window, "focus", hold({ away: false })),
      listen(element, "focusin", ({ relatedTarget }) => {
        const from = relatedTarget instanceof Element ? relatedTarget : null;
        if (!element.contains(from)) before.current = from;
      }),
      listen(document, "keydown", (event) => {
        const { activeElement } = document;
        // An overlay below that hears the key first leaves it to the toast that has the focus.
        if (event.defaultPrevented && !element.contains(activeElement)) return;
        if (event.key === "Escape") close.current(element, activeElement);
        if (event.code === hotkey) focus(element.firstElementChild);
      }),
    );
  }, []);

  return useMemo(
    () => ({
      region,
      isHeld: () =>
        held.current.pointed ||
        held.current.away ||
        region.current?.contains(document.activeElement) === true,
      /** A toast leaves: the focus goes on to the others, or back to where it came from. */
      leave(item: Element, others: boolean) {
        // An element that is removed says no word of the pointer that was on it.
        held.current.pointed = false;
        const { activeElement } = document;
        if (others ? !item.contains(activeElement) : !region.current?.contains(activeElement))
          return;
        const back = others ? null : before.current;
        focus(back?.isConnected ? back : region.current?.firstElementChild);
      },
    }),
    [],
  );
}
