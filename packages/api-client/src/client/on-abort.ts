const waiting = new WeakMap<AbortSignal, Set<() => void>>();

function listenOnce(signal: AbortSignal): Set<() => void> {
  const callbacks = new Set<() => void>();
  waiting.set(signal, callbacks);
  signal.addEventListener("abort", () => {
    for (const callback of callbacks) callback();
  });
  return callbacks;
}

/**
 * Calls back when a signal fires. All calls of one signal share one listener: Node takes more than
 * ten for a leak and prints a warning.
 *
 * @returns ends the wait
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const callbacks = waiting.get(signal) ?? listenOnce(signal);
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}
