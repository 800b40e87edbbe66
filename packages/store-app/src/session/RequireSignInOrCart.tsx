import { useState } from "react";
import { Outlet } from "react-router-dom";
import { useGuestLines } from "../data/guestCart";
import { RequireSignIn } from "./RequireSignIn";
import { useSession } from "./SessionProvider";

/**
 * Shows its page to visitors too who have chosen something, and leaves it to them when they take
 * everything out again; else it is for signed-in people only.
 */
export function RequireSignInOrCart() {
  const { known, signedIn } = useSession();
  const hasLines = useGuestLines().length > 0;
  const [visited, setVisited] = useState(false);
  const isGuest = known && !signedIn && (hasLines || visited);
  if (isGuest !== visited) setVisited(isGuest);
  return isGuest ? <Outlet /> : <RequireSignIn />;
}
