import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router-dom";
import { prefetchAddress } from "./prefetch";
import { keepForLater } from "./waking";

const notPages = /^\/(?:api|dev)\//;

/** The shop's own page that a link leads to, as a path; none for other sites, files and anchors. */
function ownPage(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, hash, target } = link;
  if (origin !== window.location.origin || notPages.test(pathname)) return undefined;
  if ((target && target !== "_self") || link.hasAttribute("download")) return undefined;
  const here = pathname === window.location.pathname && search === window.location.search;
  return here && hash ? undefined : pathname + search + hash;
}

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

function follow(event: MouseEvent, navigate: NavigateFunction): void {
  const link = event.defaultPrevented || !isPlain(event) ? null : linkAt(event);
  const address = link && ownPage(link);
  if (!address) return;
  event.preventDefault();
  void navigate(address);
}

/** Takes clicks before the page does where the page is still asleep. */
function takeEarly(event: MouseEvent, navigate: NavigateFunction): void {
  if (!keepForLater(event)) return;
  event.stopPropagation();
  if (linkAt(event)) follow(event, navigate);
  else event.preventDefault();
}

/** Fetches code and data of the page that a link leads to when the person seems to want it. */
function watchIntent(client: QueryClient): () => void {
  let last: HTMLAnchorElement | null = null;
  const look = (event: Event) => {
    const link = linkAt(event);
    if (!link || link === last) return;
    last = link;
    const address = ownPage(link);
    if (address) void prefetchAddress(client, address);
  };
  const names = ["pointerover", "focusin", "touchstart"] as const;
  // Before React, which stops events on parts that it has not taken over yet.
  const first = { passive: true, capture: true } as const;
  for (const name of names) window.addEventListener(name, look, first);
  return () => {
    for (const name of names) window.removeEventListener(name, look, first);
  };
}

/**
 * Makes every plain link to the shop's own pages a navigation without a page load, and prefetches
 * on intent: for all links at once, so that a card's link costs nothing and works before the card
 * is alive.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => watchIntent(client), [client]);
  useEffect(() => {
    const early = (event: MouseEvent) => takeEarly(event, navigate);
    const late = (event: MouseEvent) => follow(event, navigate);
    window.addEventListener("click", early, { capture: true });
    window.addEventListener("click", late);
    return () => {
      window.removeEventListener("click", early, { capture: true });
      window.removeEventListener("click", late);
    };
  }, [navigate]);
}
