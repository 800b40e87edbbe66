import type { ReactNode } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useSession } from "../session/SessionProvider";
import { useNavigationPending } from "./navigation";
import { usePages } from "./pages";
import { rememberOrigin } from "./signInOrigin";

export interface RequireSignInProps {
  /** Shown while it is not known who is signed in, and on the server. */
  fallback: ReactNode;
}

/** Shows its pages to whoever is signed in; sends visitors to sign in and has them come back. */
export function RequireSignIn({ fallback }: RequireSignInProps) {
  const { known, signedIn } = useSession();
  const location = useLocation();
  const { login } = usePages();
  const leaving = useNavigationPending();
  // Whoever logs out is on the way to a page already.
  if (!known || (!signedIn && leaving)) return fallback;
  if (!signedIn) return <Navigate to={login} replace state={rememberOrigin(location)} />;
  return <Outlet />;
}
