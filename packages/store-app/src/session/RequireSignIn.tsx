import { PageLoader } from "@taanka/ui";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { rememberOrigin } from "./origin";
import { useSession } from "./SessionProvider";

/** Shows its content to whoever is signed in; sends visitors to /login and has them come back. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const { known, signedIn } = useSession();
  const location = useLocation();
  if (!known) return <PageLoader />;
  if (!signedIn) return <Navigate to="/login" replace state={rememberOrigin(location)} />;
  return children;
}
