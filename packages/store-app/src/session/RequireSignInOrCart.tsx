import { guestCartLines, guestSavedLines, useSession } from "@taanka/store";
import { useState } from "react";
import { Outlet } from "react-router-dom";
import { RequireSignIn } from "./RequireSignIn";

/**
 * Shows its page to visitors too who have chosen something or saved it for later, and leaves it to them when they take
 * everything out again; else it is for signed-in people only.
 */
export function RequireSignInOrCart() {
  const { known, signedIn } = useSession();
  const chosen = guestCartLines.useLines().length;
  const saved = guestSavedLines.useLines().length;
  const [visited, setVisited] = useState(false);
  const isGuest = known && !signedIn && (chosen + saved > 0 || visited);
  if (isGuest !== visited) setVisited(isGuest);
  return isGuest ? <Outlet /> : <RequireSignIn />;
}
