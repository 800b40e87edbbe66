"use client";

import { type RefObject, useEffect } from "react";
import { keyboardProperty } from "./keyboardProperty";

/**
 * Writes into the toasts' list how much of the window's foot a keyboard on the screen covers: what is
 * fixed there would lie behind the keyboard.
 */
export function useAboveKeyboard(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport;
    const list = region.current?.firstElementChild;
    if (!view || !(list instanceof HTMLElement)) return;
    const write = () => {
      // A page that is zoomed in shows less of itself too.
      const isZoomed = Math.abs(view.scale - 1) > 0.01;
      const covered = isZoomed ? 0 : window.innerHeight - view.height - view.offsetTop;
      list.style.setProperty(keyboardProperty, `${Math.max(0, Math.round(covered))}px`);
    };
    write();
    view.addEventListener("resize", write);
    view.addEventListener("scroll", write);
    return () => {
      view.removeEventListener("resize", write);
      view.removeEventListener("scroll", write);
    };
  }, [region]);
}
