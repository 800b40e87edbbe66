"use client";

import { useEffect } from "react";
import { ownMovers } from "../../utils/dragToClose";
import { listen } from "../../utils/listen";

/** Overlays that are open. */
let lockCount = 0;
let unlock = () => {};

type Lockable = "overflow" | "scrollbarGutter";

/** Sets one of an element's own styles and returns how to take that back. */
function setStyle({ style }: HTMLElement, name: Lockable, value: string): () => void {
  const before = style[name];
  style[name] = value;
  return () => {
    style[name] = before;
  };
}

const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";

/** Whether a finger on the target moves something else than the page. */
function movesItself(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(ownMovers)) return true;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element === document.body) return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (element.scrollHeight > element.clientHeight && scrolls(overflowY)) return true;
    if (element.scrollWidth > element.clientWidth && scrolls(overflowX)) return true;
  }
  return false;
}

/** On iOS a finger scrolls a page whose overflow is hidden all the same. Two of them magnify it. */
function preventTouchScroll(): () => void {
  // Where tests run, `CSS` may be missing, or be a stand-in that does no more than escape.
  if (!globalThis.CSS?.supports?.("-webkit-touch-callout", "none")) return () => {};
  const prevent = (event: TouchEvent) => {
    if (event.touches.length > 1 || !event.cancelable || movesItself(event.target)) return;
    event.preventDefault();
  };
  return listen(document, "touchmove", prevent, { passive: false });
}

/** Stops the page where it is, without a jump where its scrollbar takes room. */
function lockPage(): () => void {
  const { documentElement: root, body } = document;
  const hasScrollbar = window.innerWidth > root.clientWidth;
  // The body's overflow is the page's while the root has none of its own.
  const scroller = getComputedStyle(root).overflow === "visible" ? body : root;
  const undo = [setStyle(scroller, "overflow", "hidden"), preventTouchScroll()];
  if (hasScrollbar) undo.push(setStyle(root, "scrollbarGutter", "stable"));
  return () => {
    for (const one of undo) one();
  };
}

/**
 * Keeps the page behind an overlay from scrolling while the component is mounted. It writes no style
 * element, which a strict content security policy would block.
 */
export function useScrollLock(): void {
  useEffect(() => {
    if (lockCount === 0) unlock = lockPage();
    lockCount += 1;
    return () => {
      lockCount -= 1;
      if (lockCount === 0) unlock();
    };
  }, []);
}
