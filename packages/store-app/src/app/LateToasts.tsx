import { lazy, Suspense, useEffect, useState } from "react";

const Toasts = lazy(() => import("./Toasts"));

/** Toasts come from actions, so their code waits until the page is idle. */
export function LateToasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if ("requestIdleCallback" in window) {
      const handle = window.requestIdleCallback(() => setWanted(true), { timeout: 3000 });
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(() => setWanted(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  return wanted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
