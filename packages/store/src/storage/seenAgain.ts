/**
 * Calls when the page is seen again: Back shows it as the browser has kept it, or its tab is opened
 * again. It has heard of nothing meanwhile.
 *
 * @returns ends that
 */
export function onSeenAgain(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  const onVisibility = () => {
    if (document.visibilityState === "visible") listener();
  };
  window.addEventListener("pageshow", onShow);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    window.removeEventListener("pageshow", onShow);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
