import { onAbort } from "./on-abort";

/** Stops waiting for work when a signal fires, without stopping the work. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    const leave = onAbort(signal, abort);
    work.then(resolve, reject).finally(leave);
  });
}
