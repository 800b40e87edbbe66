import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../session/SessionProvider";
import { useSignInFlow } from "./signInFlow";
import { stepsOutOfSignIn } from "./signInOrigin";

/**
 * Leads whoever is signed in out of the pages of signing in, to where they came from: back through
 * the history as far as that goes, so that Back does not lead into signing in again. Who has no
 * number, which orders need, stays to sign in with one.
 */
export function LeaveSignIn() {
  const { signedIn, user } = useSession();
  const { flow } = useSignInFlow();
  const navigate = useNavigate();
  const left = useRef(false);
  const isKnown = signedIn && user?.phoneNumber !== "";
  const leave = useEffectEvent(() => {
    if (left.current) return;
    left.current = true;
    const steps = stepsOutOfSignIn(flow.from);
    if (steps > 0) navigate(-steps);
    else navigate(flow.from, { replace: true });
  });
  useEffect(() => {
    if (isKnown) leave();
  }, [isKnown]);
  return null;
}
