/**
 * Calls back once, as soon as something can be found on the page: in the next frame at the soonest.
 *
 * @param look reads the page; undefined while it is not there
 * @returns what stops the waiting
 */
export function whenOnPage<T>(look: () => T | undefined, found: (it: T) => void): () => void {
  let observer: MutationObserver | undefined;
  const isFound = () => {
    const it = look();
    if (it !== undefined) found(it);
    return it !== undefined;
  };
  const frame = requestAnimationFrame(() => {
    if (isFound()) return;
    observer = new MutationObserver(() => isFound() && observer?.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
  });
  return () => {
    cancelAnimationFrame(frame);
    observer?.disconnect();
  };
}
