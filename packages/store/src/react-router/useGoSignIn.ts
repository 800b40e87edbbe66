import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { usePreloadedNavigate } from "./navigation";
import { usePages } from "./pages";
import { rememberOrigin } from "./signInOrigin";

/**
 * Leads a visitor to sign in and has them come back to where they are. Stays the same function
 * wherever that is: cards need not render for it.
 */
export function useGoSignIn(): () => void {
  const { open } = usePreloadedNavigate();
  const { login } = usePages();
  const location = useLocation();
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  return useCallback(() => open(login, { state: rememberOrigin(latest.current) }), [open, login]);
}
