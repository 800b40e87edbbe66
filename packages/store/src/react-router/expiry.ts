import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { isSignInPage, usePages } from "./pages";
import { useGoSignIn } from "./useGoSignIn";

const listeners = new Set<() => void>();

/** Tells the page that its session was ended by the shop. */
export function tellExpired(): void {
  for (const listener of listeners) listener();
}

/** Leads whoever's session the shop has ended to sign in, and has them come back. */
export function useExpiry(): void {
  const goSignIn = useGoSignIn();
  const { pathname } = useLocation();
  const pages = usePages();
  const leave = useEffectEvent(() => {
    if (!isSignInPage(pages, pathname)) goSignIn();
  });
  useEffect(() => {
    const listener = () => leave();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
