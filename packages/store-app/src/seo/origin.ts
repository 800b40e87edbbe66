import { createContext, useContext } from "react";
import { useLanguage } from "../config";
import { pathIn } from "../routing/language";

/** Public origin of the shop. The server's page carries it, so that the browser tells the same. */
export const OriginContext = createContext<string | undefined>(undefined);

function useOrigin(): string {
  const origin = useContext(OriginContext);
  if (!origin) throw new Error("useToAddress() needs an OriginContext above it.");
  return origin;
}

/** Makes the whole address of a path of the route table, in the language of the page. */
export interface ToAddress {
  (path: string): string;
  /** Of a file, which is the same in every language. */
  ofFile(path: string): string;
}

/** Addresses for those outside of the shop: search engines, link previews, people who get a link. */
export function useToAddress(): ToAddress {
  const origin = useOrigin();
  const language = useLanguage();
  const ofFile = (path: string) => new URL(path, origin).href;
  return Object.assign((path: string) => ofFile(pathIn(language, path)), { ofFile });
}
