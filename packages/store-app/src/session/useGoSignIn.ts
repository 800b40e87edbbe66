import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../paths";
import { rememberOrigin } from "./origin";

/** Leads a visitor to sign in and has them come back to where they are. */
export function useGoSignIn(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const left = useRef<string>(undefined);
  return () => {
    // Until the next page is shown, the one that was left can be pressed a second time.
    if (left.current === location.key) return;
    left.current = location.key;
    navigate(paths.login, { state: rememberOrigin(location) });
  };
}
