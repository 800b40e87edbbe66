import { startTransition, useOptimistic } from "react";
import { useSearchParams } from "react-router-dom";
import { usePreloadedNavigate } from "./navigation";
import { usePageAddress } from "./usePageAddress";
import { samePlace } from "./useScrollRestoration";

/**
 * The address's parameters for what people choose on a page: sort order, filters, colour. A choice
 * shows at once. The router itself follows in a transition, and until that is done React would put
 * a list or a checkbox back to what it was, and a second choice would forget the first.
 *
 * @param history - whether each choice is an entry of the history, which Back takes back, or takes
 *   the place of the last one
 * @returns the parameters with the last choice in them, how to put others in their place, and those
 *   that the page has followed already: for what is long to draw
 */
export function useSearchChoice(history: "push" | "replace") {
  const [, setSettled] = useSearchParams();
  const { pathname, search: settled } = usePageAddress();
  const [search, show] = useOptimistic(settled);
  const { prefetch } = usePreloadedNavigate();
  const choose = (next: URLSearchParams) => {
    // The data is on its way while the choice is being drawn.
    prefetch(`${pathname}?${next}`);
    startTransition(() => {
      show(next);
      setSettled(next, history === "push" ? { state: samePlace } : { replace: true });
    });
  };
  return [search, choose, settled] as const;
}
