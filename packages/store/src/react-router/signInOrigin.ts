import { useEffect } from "react";
import { type Location, useLocation } from "react-router-dom";
import { isSignInPage, usePages } from "./pages";

type Address = Pick<Location, "pathname" | "search">;

const asText = ({ pathname, search }: Address) => `${pathname}${search}`;

/** Navigation state that remembers where a person was when they were sent to sign in. */
export function rememberOrigin(location: Address): { from: string } {
  return { from: asText(location) };
}

interface Visit {
  address: string;
  signingIn: boolean;
  /** Its entry's place in the history. */
  index: number;
}

/** Place of the entry at hand, as the router counts; 0 where it has not counted. */
function historyIndex(): number {
  const entry: unknown = window.history.state;
  const index = typeof entry === "object" && entry !== null && "idx" in entry ? entry.idx : 0;
  return typeof index === "number" ? index : 0;
}

// In a browser alone: effects write them, and a server runs none.
/** The pages of this tab since it was loaded, the last two of them. */
let here: Visit | undefined;
let before: Visit | undefined;
/** The last page that has nothing to do with signing in. */
let lastPage: string | undefined;
/** Where signing in began: the place of its first page, and the page that is one entry before. */
let signInBegan: { index: number; after: string | undefined } | undefined;

/**
 * Takes note of a page that was opened.
 * @param signingIn whether it belongs to signing in
 */
export function notePage(location: Address, signingIn: boolean): void {
  const address = asText(location);
  if (address === here?.address) return;
  const last = here;
  const index = historyIndex();
  if (signingIn && !last?.signingIn) {
    // A page that is for signed-in people only has given its entry to the first one.
    const previous = last && last.index < index ? last : before;
    signInBegan = { index, after: previous?.address };
  }
  before = last;
  here = { address, signingIn, index };
  if (!signingIn) lastPage = address;
}

/**
 * How many entries Back leads out of signing in: to the page that somebody came from where that is
 * the one to return to, else to the first page of signing in. 0 when they are there.
 */
export function stepsOutOfSignIn(from: string): number {
  if (!signInBegan) return 0;
  const { index, after } = signInBegan;
  return Math.max(0, historyIndex() - index + (after === from ? 1 : 0));
}

/** Takes note of every page, so that whoever signs in comes back from wherever they did. */
export function useNotedPages(): void {
  const location = useLocation();
  const pages = usePages();
  useEffect(() => notePage(location, isSignInPage(pages, location.pathname)), [location, pages]);
}

/** Where somebody was before they came to sign in, as far as this tab has seen it. */
export const lastPageSeen = (): string | undefined => lastPage;

/** Whether Back leads to another page of the shop, and not out of it or into signing in again. */
export const hasPageBefore = (): boolean => historyIndex() > 0 && before?.signingIn !== true;

/** Whether Back leads to this page, because this tab has shown it at the entry before. */
export const isPageBefore = (path: string): boolean =>
  before?.address === path && before.index === historyIndex() - 1;
