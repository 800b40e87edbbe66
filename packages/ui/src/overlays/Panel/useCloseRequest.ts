"use client";

import { useEffect, useRef } from "react";

/** What the browser's own types do not know yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
  requestClose(): void;
}

/** A window in which the device's way back can be heard. */
export type WindowWithWayBack = Window & { CloseWatcher?: new () => CloseWatcher };

/**
 * Closes what lies over the page by the device's own way back, such as Android's gesture, which
 * would else leave the page. Escape is left to whoever hears it first; a browser without
 * `CloseWatcher` goes back a page. For a component that is mounted with the overlay.
 *
 * @param close - nothing where the overlay wants an answer
 */
export function useCloseRequest(close: (() => void) | undefined): void {
  // `useEffectEvent` would do, but came only with React 19.2.
  const requested = useRef(close);
  useEffect(() => {
    requested.current = close;
  });
  const isClosable = close !== undefined;
  useEffect(() => {
    const { CloseWatcher: Watcher }: WindowWithWayBack = window;
    if (!isClosable || !Watcher) return undefined;
    const watcher = new Watcher();
    watcher.onclose = () => requested.current?.();
    return () => watcher.destroy();
  }, [isClosable]);
}
