import { createContext, useContext } from "react";
import type { RouteMatch } from "./routing";

export const RouteMatchContext = createContext<RouteMatch>({
  pathname: "/",
  params: {},
  search: new URLSearchParams(),
});

/** The address that the current screen serves. */
export function useRouteMatch(): RouteMatch {
  return useContext(RouteMatchContext);
}

/** One parameter of the route; throws when the route has none of that name, which is our own fault. */
export function useRouteParam(name: string): string {
  const value = useRouteMatch().params[name];
  if (value === undefined) throw new Error(`This route has no parameter ":${name}".`);
  return value;
}
