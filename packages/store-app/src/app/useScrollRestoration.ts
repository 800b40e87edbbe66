import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const storageKey = "taanka.scroll";

type Positions = Record<string, number>;

/** Private windows may refuse storage: positions then last as long as the page. */
let positions: Positions | undefined;

function read(): Positions {
  try {
    positions ??= JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Positions;
  } catch {
    positions = {};
  }
  return positions;
}

function keep(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions ?? {}));
  } catch {
    // See above.
  }
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

/**
 * New pages start at their top; Back, Forward and reload return to where the person was. What React
 * Router's `ScrollRestoration` does, which needs its data router.
 */
export function useScrollRestoration(): void {
  const { key, hash } = useLocation();
  const kind = useNavigationType();
  const shown = useRef<string | undefined>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const remember = () => {
      read()[key] = window.scrollY;
    };
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", keep);
    };
  }, [key]);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === key) return;
    shown.current = key;
    const known = read()[key];
    if (before === undefined) {
      // The page was just received: only a reload has a place to return to.
      if (known !== undefined && !hash) scrollTo(known);
      return;
    }
    // A replaced address is the same page seen otherwise: sorted anew, another colour.
    if (kind !== "REPLACE") scrollTo(kind === "POP" ? (known ?? 0) : 0);
  }, [key, kind, hash]);
}
