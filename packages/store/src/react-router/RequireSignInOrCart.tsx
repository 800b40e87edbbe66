import { useState } from "react";
import { Outlet } from "react-router-dom";
import { guestCartLines, guestSavedLines } from "../cart/guestLines";
import { useSession } from "../session/SessionProvider";
import { RequireSignIn, type RequireSignInProps } from "./RequireSignIn";

/**
 * Shows its page to visitors too who have chosen something or saved it for later, and leaves it to them when they take
 * everything out again; else it is for signed-in people only.
 */
export function RequireSignInOrCart({ fallback }: RequireSignInProps) {
  const { known, signedIn } = useSession();
  const chosen = guestCartLines.useLines().length;
  const saved = guestSavedLines.useLines().length;
  const [visited, setVisited] = useState(false);
  const isGuest = known && !signedIn && (chosen + saved > 0 || visited);
  if (isGuest !== visited) setVisited(isGuest);
  return isGuest ? <Outlet /> : <RequireSignIn fallback={fallback} />;
}
