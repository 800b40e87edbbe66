import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../paths";
import { rememberOrigin } from "./origin";

/** Leads a visitor to sign in and has them come back to where they are. */
export function useGoSignIn(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    navigate(paths.login, { state: rememberOrigin(location) });
  };
}
