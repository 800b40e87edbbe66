import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";

declare global {
  interface Window {
    bench: Record<"mount" | "hydrate" | "toggle", () => void>;
  }
}

/** Offers the page's three acts to the harness; each leaves the layout done. */
export function offer(Page: ComponentType): void {
  const container = () => document.getElementById("root") ?? document.body;
  const laidOut = () => document.body.getBoundingClientRect();
  window.bench = {
    mount() {
      const root = createRoot(container());
      flushSync(() => root.render(<Page />));
      laidOut();
    },
    hydrate() {
      flushSync(() => hydrateRoot(container(), <Page />));
      laidOut();
    },
    toggle() {
      flushSync(() => document.getElementById("toggle")?.click());
      laidOut();
    },
  };
}
