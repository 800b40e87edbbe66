import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isPageBefore } from "./signInOrigin";

/**
 * Leaves a form for the page that it belongs to: back to it where it was opened from there, else in
 * the form's place. Either way Back shows that page once, and never the form again. The browser goes
 * back a little later than it is told: a second press meanwhile would lead to the page before that.
 */
export function useReturnTo(): (path: string) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (left.current !== key) left.current = undefined;
  }, [key]);
  return (path) => {
    if (left.current === key) return;
    left.current = key;
    if (isPageBefore(path)) navigate(-1);
    else navigate(path, { replace: true });
  };
}
