"use client";

import { type RefObject, useEffect } from "react";
import { footTaken } from "../../utils/footTaken";
import { listen, together } from "../../utils/listen";
import { footer as footerClass } from "./Panel.css";

/** Height in which toasts stand between the window's header and a panel, or below a panel. */
const roomForToasts = 192;

/** Panels that are open, the uppermost last. */
const panels: Element[] = [];

/**
 * What toasts at the foot keep clear of: nothing where there is room below the panel, the whole panel where
 * there is room above it, else its footer.
 */
function takenBy(panel: Element | undefined): number {
  if (!panel) return 0;
  const { top, bottom } = panel.getBoundingClientRect();
  if (window.innerHeight - bottom > roomForToasts) return 0;
  if (top > roomForToasts) return window.innerHeight - top;
  const footer = panel.getElementsByClassName(footerClass)[0];
  return footer ? window.innerHeight - footer.getBoundingClientRect().top : 0;
}

/** Says it on the page's root, where toasts find it. */
function write(): void {
  const { style } = document.documentElement;
  const taken = Math.max(0, Math.ceil(takenBy(panels.at(-1))));
  const value = taken > 0 ? `${taken}px` : "";
  if (style.getPropertyValue(footTaken) !== value) style.setProperty(footTaken, value);
}

/** Keeps toasts clear of what a panel asks, as long as the component is mounted, whose scrim stands before the panel. */
export function useFootTaken(scrim: RefObject<Element | null>): void {
  useEffect(() => {
    const panel = scrim.current?.nextElementSibling;
    if (!panel) return;
    panels.push(panel);
    write();
    return () => {
      panels.splice(panels.indexOf(panel), 1);
      write();
    };
  }, [scrim]);
  // After every render, which may bring another footer.
  useEffect(() => {
    const panel = scrim.current?.nextElementSibling;
    if (!(panel instanceof HTMLElement)) return;
    const resized = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(write);
    for (const part of [panel, ...panel.children]) resized?.observe(part);
    // A panel that moves in is in its place at the end only.
    const stop = together(listen(panel, "animationend", write), listen(window, "resize", write));
    return () => {
      resized?.disconnect();
      stop();
    };
  });
}
