import { createContext, useContext } from "react";

/** Public origin of the shop, given by the server; the browser knows its own. */
export const OriginContext = createContext<string | undefined>(undefined);

export function useOrigin(): string {
  const given = useContext(OriginContext);
  return given ?? window.location.origin;
}
