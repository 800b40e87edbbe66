type Events = GlobalEventHandlersEventMap;

/**
 * Listens, and returns how to stop. By hand and not by an `AbortSignal`: test environments that mix a
 * page's own with Node's refuse the one of the other.
 */
export function listen<T extends keyof Events>(
  target: GlobalEventHandlers,
  type: T,
  listener: (event: Events[T]) => void,
  options?: AddEventListenerOptions,
): () => void {
  target.addEventListener(type, listener, options);
  return () => target.removeEventListener(type, listener, options);
}

/** Stops everything that these stop. */
export const together =
  (...stops: (() => void)[]) =>
  (): void => {
    for (const stop of stops) stop();
  };
