"use client";

import { useEffect, useRef, useState } from "react";

interface OpenDropdown {
  id: string;
  /** What opened it: a pointer that rests on it, or a press that is undone by another press. */
  by: "hover" | "press";
}

/** Long enough to cross a corner on the way into the dropdown. */
const closeDelay = 160;

/** Which category's dropdown is open: one at most, by hover or by press, closed by Escape. */
export function useCategoryDropdown(onOpen: ((id: string) => void) | undefined) {
  const [current, setCurrent] = useState<OpenDropdown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = current !== null;

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") setCurrent(null);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const open = (id: string, by: OpenDropdown["by"]) => {
    clearTimeout(timer.current);
    if (current?.id !== id) onOpen?.(id);
    if (current?.id !== id || by === "press") setCurrent({ id, by });
  };
  const close = () => {
    clearTimeout(timer.current);
    setCurrent(null);
  };
  return {
    openId: current?.id ?? null,
    /** Subcategories that are not there yet are loaded when their category opens. */
    loads: onOpen !== undefined,
    open,
    close,
    closeSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCurrent(null), closeDelay);
    },
    toggle: (id: string) => {
      if (current?.id === id && current.by === "press") close();
      else open(id, "press");
    },
  };
}

export type CategoryDropdown = ReturnType<typeof useCategoryDropdown>;
