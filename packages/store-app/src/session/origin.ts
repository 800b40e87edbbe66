import type { Location } from "react-router-dom";

/** Navigation state that remembers where a person was when they were sent to sign in. */
export function rememberOrigin(location: Pick<Location, "pathname" | "search">): { from: string } {
  return { from: `${location.pathname}${location.search}` };
}
