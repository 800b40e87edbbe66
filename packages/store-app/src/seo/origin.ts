import { createContext, useContext } from "react";
import { useLanguage } from "../config";
import { pathIn } from "../routing/language";

/** Public origin of the shop, given by the server; the browser knows its own. */
export const OriginContext = createContext<string | undefined>(undefined);

function useOrigin(): string {
  const given = useContext(OriginContext);
  return given ?? window.location.origin;
}

/** Makes the whole address of a path of the route table, in the language of the page. */
export interface ToAddress {
  (path: string): string;
  /** Of a file, which is the same in every language. */
  ofFile(path: string): string;
}

/** What a page tells those outside of the shop by. */
export function useToAddress(): ToAddress {
  const origin = useOrigin();
  const language = useLanguage();
  const ofFile = (path: string) => new URL(path, origin).href;
  return Object.assign((path: string) => ofFile(pathIn(language, path)), { ofFile });
}
