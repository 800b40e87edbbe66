import { createContext, use } from "react";

/** The pages of a storefront that the store itself leads to: paths of its route table. */
export interface StorePages {
  home: string;
  login: string;
  register: string;
  otp: string;
  /** The parameter with a search's words: another search is another page, another order is not. */
  searchParameter: string;
  /** A path of this site as the route table has it, without what stands before it for a language. */
  readPath(pathname: string): string;
}

export const PagesContext = createContext<StorePages | undefined>(undefined);

/** The pages that the store leads to. */
export function usePages(): StorePages {
  const pages = use(PagesContext);
  if (!pages) throw new Error("usePages() needs a NavigationProvider above it.");
  return pages;
}

/** Whether a page belongs to signing in. */
export const isSignInPage = ({ login, register, otp }: StorePages, pathname: string): boolean =>
  [login, register, otp].includes(pathname);
