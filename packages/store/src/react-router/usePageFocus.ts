import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { readSearch } from "../readable";
import { focusHeading, pageHeading } from "./focusHeading";
import { usePages } from "./pages";
import { whenOnPage } from "./whenOnPage";

/** The link that led to a page from the one at hand. */
const linkTo = (path: string) =>
  document.querySelector<HTMLElement>(`main :is([href="${path}"], [href^="${path}?"])`);

/**
 * On navigation the new page's heading takes the focus, after Back the link that was followed, and
 * the page's title is announced.
 * @returns the text for the live region
 */
export function usePageFocus(): string {
  const { pathname, search } = useLocation();
  const { searchParameter } = usePages();
  const isReturn = useNavigationType() === "POP";
  // Another search is another page; another order of the same list is not.
  const page = pathname + readSearch(search).get(searchParameter);
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef({ page, path: "" });
  const arrive = useEffectEvent((heading: HTMLElement, left: string) => {
    // A page that asks for one thing has put the focus into its field already.
    if (!document.activeElement?.matches("main input")) {
      const followed = isReturn && linkTo(left);
      if (followed) followed.focus({ preventScroll: true });
      else focusHeading(heading);
    }
    setAnnouncement(document.title);
  });
  useEffect(() => {
    const left = shown.current;
    shown.current = { page, path: window.location.pathname };
    if (left.page === page) return undefined;
    return whenOnPage(pageHeading, (heading) => arrive(heading, left.path));
  }, [page]);
  return announcement;
}
