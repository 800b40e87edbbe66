"use client";

import { useEffect, useRef, useState } from "react";
import { CloseIcon } from "../../icons/actions";
import { ErrorIcon, InfoIcon, SuccessIcon } from "../../icons/status";
import { dragToClose } from "../../utils/dragToClose";
import { together } from "../../utils/listen";
import * as css from "./Toaster.css";
import type { ToastEntry } from "./toasts";

const icons = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon };

/** Steps in which a toast's time passes, in ms: held toasts are looked at this often. */
const step = 100;

/** Whether the nearer edge of the screen is the one at which lines start. */
function standsAtStart(item: Element): boolean {
  const { left, right } = item.getBoundingClientRect();
  const [before, after] = [left, window.innerWidth - right];
  return getComputedStyle(item).direction === "rtl" ? after < before : before < after;
}

export interface ToastItemProps {
  toast: ToastEntry;
  /** Milliseconds it stays. */
  duration: number;
  closeLabel: string;
  /** The pointer or the focus is on a toast, or the window is in the background. */
  isHeld: () => boolean;
  onClose: (id: number) => void;
  /** It is on its way out. */
  onLeave: (item: Element) => void;
}

/** One toast: goes after its time, by its button, its action, or a finger that pushes it to the edge. */
export function ToastItem(props: ToastItemProps) {
  const { toast, duration, closeLabel } = props;
  const { id, kind, text, description, action, open } = toast;
  const item = useRef<HTMLLIElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [gone, setGone] = useState(false);

  useEffect(() => {
    if (!open) return;
    let left = duration;
    const timer = setInterval(() => {
      if (!latest.current.isHeld()) left -= step;
      if (left <= 0) latest.current.onClose(id);
    }, step);
    return () => clearInterval(timer);
  }, [id, duration, open]);

  useEffect(() => {
    const element = item.current;
    if (!element || !open) return;
    const close = () => latest.current.onClose(id);
    return together(
      dragToClose(element, "end", close, { applies: () => !standsAtStart(element) }),
      dragToClose(element, "start", close, { applies: () => standsAtStart(element) }),
    );
  }, [id, open]);

  useEffect(() => {
    const element = item.current;
    if (!element || open) return;
    latest.current.onLeave(element);
    let replaced = false;
    const leaving = element.getAnimations?.().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(leaving).then(() => !replaced && setGone(true));
    return () => {
      replaced = true;
    };
  }, [open]);

  if (gone) return null;
  const Icon = icons[kind];
  const close = () => latest.current.onClose(id);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: read as a whole, and closed by Escape
    <li ref={item} className={css.toast} tabIndex={0} data-state={open ? "open" : "closed"}>
      <Icon className={css.mark[kind]} />
      <div className={css.words}>
        <div className={css.title}>{text}</div>
        {description && <div className={css.description}>{description}</div>}
      </div>
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            if (!open) return;
            action.onAction();
            close();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label={closeLabel} onClick={close}>
        <CloseIcon size={16} />
      </button>
    </li>
  );
}
