import { useEffect } from "react";
import { type Location, useLocation } from "react-router-dom";
import { paths } from "../paths";

type Address = Pick<Location, "pathname" | "search">;

const asText = ({ pathname, search }: Address) => `${pathname}${search}`;

const signInPages: readonly string[] = [paths.login, paths.register, paths.otp];

/** Navigation state that remembers where a person was when they were sent to sign in. */
export function rememberOrigin(location: Address): { from: string } {
  return { from: asText(location) };
}

interface Visit {
  address: string;
  signingIn: boolean;
}

/** The pages of this tab since it was loaded, the last two of them. */
let here: Visit | undefined;
let before: Visit | undefined;
/** The last page that has nothing to do with signing in. */
let lastPage: string | undefined;

/** Takes note of a page that was opened. */
export function notePage(location: Address): void {
  const address = asText(location);
  if (address === here?.address) return;
  before = here;
  here = { address, signingIn: signInPages.includes(location.pathname) };
  if (!here.signingIn) lastPage = address;
}

/** Takes note of every page, so that whoever signs in comes back from wherever they did. */
export function useNotedPages(): void {
  const location = useLocation();
  useEffect(() => notePage(location), [location]);
}

/** Where somebody was before they came to sign in, when nothing else says so. */
export const lastPageSeen = (): string => lastPage ?? paths.home;

/** Whether Back leads to another page of the shop, and not out of it or into signing in again. */
export function hasPageBefore(): boolean {
  const entry: unknown = window.history.state;
  const index = typeof entry === "object" && entry !== null && "idx" in entry ? entry.idx : 0;
  return typeof index === "number" && index > 0 && before?.signingIn !== true;
}
