import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Stands beside a page, and so is there when that has been loaded: a new page begins at its top, where the
 * focus goes on from; a choice on a page keeps its place. On Back the browser restores it.
 */
export function Beginning() {
  const { key, state } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (key === "default" || type === "POP" || state?.keepsPlace) return;
    scrollTo(0, 0);
    const main = document.querySelector("main");
    // A field of the new page may have it already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [key, type, state]);
  return null;
}
