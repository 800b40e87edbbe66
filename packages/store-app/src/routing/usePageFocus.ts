import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { focusHeading, pageHeading } from "./focusHeading";
import { whenOnPage } from "./whenOnPage";

/**
 * On navigation the new page's heading takes the focus and its title is announced.
 * @returns the text for the live region
 */
export function usePageFocus(): string {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return whenOnPage(pageHeading, (heading) => {
      // A page that asks for one thing has put the focus into its field already.
      if (!document.activeElement?.matches("main input")) {
        focusHeading(heading);
      }
      setAnnouncement(document.title);
    });
  }, [pathname]);
  return announcement;
}
