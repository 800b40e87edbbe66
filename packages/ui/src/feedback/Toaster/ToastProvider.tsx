"use client";

import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from "react";
import {
  type ToastEntry,
  type ToastKind,
  type ToastOptions,
  withClosed,
  withToast,
} from "./toasts";

type Show = (text: string, options?: ToastOptions) => number;

/** Shows and closes toasts. Each way of showing returns the toast's id. */
export interface ToastApi {
  success: Show;
  error: Show;
  info: Show;
  /** Closes one toast, or all when called without an id. */
  close: (id?: number) => void;
}

interface ToastList {
  toasts: readonly ToastEntry[];
  close: ToastApi["close"];
}

const ApiContext = createContext<ToastApi | null>(null);
export const ToastListContext = createContext<ToastList | null>(null);

export interface ToastProviderProps {
  /**
   * Toasts shown at once; the oldest make room.
   * @default 20
   */
  limit?: number;
  children?: ReactNode;
}

/**
 * Holds the toasts of what is below it. Without the drawing part, which `Toaster` brings, so that
 * `Toaster` may load later; toasts shown before wait for it.
 */
export function ToastProvider({ limit = 20, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const lastId = useRef(0);
  const api = useMemo<ToastApi>(() => {
    const show =
      (kind: ToastKind): Show =>
      (text, options) => {
        lastId.current += 1;
        const entry: ToastEntry = { ...options, id: lastId.current, kind, text, open: true };
        setToasts((list) => withToast(list, entry, limit));
        return entry.id;
      };
    return {
      success: show("success"),
      error: show("error"),
      info: show("info"),
      close: (id) => setToasts((list) => withClosed(list, id)),
    };
  }, [limit]);
  const list = useMemo<ToastList>(() => ({ toasts, close: api.close }), [toasts, api]);
  return (
    <ApiContext value={api}>
      <ToastListContext value={list}>{children}</ToastListContext>
    </ApiContext>
  );
}

/**
 * Shows toasts from anywhere below a `ToastProvider`: `toast.success("Added to cart")`. The object
 * stays the same for the provider's life.
 * @throws where no `ToastProvider` is above.
 */
export function useToast(): ToastApi {
  const api = useContext(ApiContext);
  if (!api) {
    throw new Error(
      "useToast found no <ToastProvider> above. Put one around the app, and a <Toaster /> in it.",
    );
  }
  return api;
}
