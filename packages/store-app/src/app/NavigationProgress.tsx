import { TopLoadingBar } from "@taanka/ui";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

/** Browsers without the Navigation API do without the bar. */
function watchAddress(changed: () => void): () => void {
  if (!("navigation" in window)) return () => undefined;
  const { navigation } = window;
  navigation.addEventListener("currententrychange", changed);
  return () => navigation.removeEventListener("currententrychange", changed);
}

/**
 * The loading bar. The address changes with the tap; React shows the last page until the next one's
 * code has come. As long as the two differ, a page is on its way.
 */
export function NavigationProgress() {
  const { pathname, search } = useLocation();
  const shown = pathname + search;
  const asked = useSyncExternalStore(
    watchAddress,
    () => window.location.pathname + window.location.search,
    () => shown,
  );
  return <TopLoadingBar active={asked !== shown} />;
}
