import { Navigate } from "react-router-dom";
import { useSession } from "./SessionProvider";
import { useSignInFlow } from "./signInFlow";

/** Leads whoever is signed in out of the pages of signing in, to where they came from. */
export function LeaveSignIn() {
  const { signedIn } = useSession();
  const { flow } = useSignInFlow();
  return signedIn ? <Navigate to={flow.from} replace /> : null;
}
