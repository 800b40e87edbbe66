import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../paths";
import { rememberOrigin } from "./signInOrigin";
import { useLeaveOnce } from "./useLeaveOnce";

/** Leads a visitor to sign in and has them come back to where they are. */
export function useGoSignIn(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const leaveOnce = useLeaveOnce();
  return () => leaveOnce(() => navigate(paths.login, { state: rememberOrigin(location) }));
}
