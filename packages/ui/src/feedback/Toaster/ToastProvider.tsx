"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import {
  type ToastEntry,
  type ToastKind,
  type ToastOptions,
  withClosed,
  withoutPage,
  withToast,
} from "./toasts";

type Show = (text: string, options?: ToastOptions) => number;

/** Shows and closes toasts. Each way of showing returns the toast's id. */
export interface ToastApi {
  /** Says that something was done. */
  success: Show;
  /** Says that something failed; screen readers interrupt for it. */
  error: Show;
  /** Says anything else. */
  info: Show;
  /** Closes one toast, or all when called without an id. */
  close: (id?: number) => void;
}

/** The toasts and who draws them: a store, so that a toast renders nothing but the `Toaster`. */
export interface ToastStore extends ToastApi {
  /** Closes the toasts of the page that was left. */
  leavePage: () => void;
  read: () => readonly ToastEntry[];
  subscribe: (listener: () => void) => () => void;
}

export const ToastContext = createContext<ToastStore | null>(null);

function createToastStore(limit: number): ToastStore {
  const listeners = new Set<() => void>();
  let toasts: readonly ToastEntry[] = [];
  let lastId = 0;
  const change = (next: readonly ToastEntry[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const show =
    (kind: ToastKind): Show =>
    (text, options) => {
      lastId += 1;
      change(withToast(toasts, { ...options, id: lastId, kind, text, open: true }, limit));
      return lastId;
    };
  return {
    success: show("success"),
    error: show("error"),
    info: show("info"),
    close: (id) => change(withClosed(toasts, id)),
    leavePage: () => change(withoutPage(toasts)),
    read: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export interface ToastProviderProps {
  /**
   * Toasts shown at once; the oldest make room. Read once.
   * @default 20
   */
  limit?: number;
  /** The app whose parts may call `useToast`. */
  children?: ReactNode;
}

/**
 * Holds the toasts of what is below it. Without the drawing part, which `Toaster` brings, so that
 * `Toaster` may load later; toasts shown before wait for it.
 */
export function ToastProvider({ limit = 20, children }: ToastProviderProps) {
  const [store] = useState(() => createToastStore(limit));
  return <ToastContext value={store}>{children}</ToastContext>;
}

/**
 * Shows toasts from anywhere below a `ToastProvider`: `toast.success("Added to cart")`. The object
 * stays the same for the provider's life.
 * @throws where no `ToastProvider` is above.
 */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) {
    throw new Error("useToast needs a <ToastProvider> around the app, and a <Toaster /> in it.");
  }
  return api;
}
