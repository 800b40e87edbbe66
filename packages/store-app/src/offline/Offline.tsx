import { clearBrowsingHistory, useSession } from "@taanka/store";
import { loadWhenIdle, reportError } from "@taanka/store/client";
import { useToast } from "@taanka/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useLanguage } from "../config";
import { patterns } from "../patterns";
import { useTexts } from "../texts";
import {
  cachedKeys,
  cachedSince,
  cacheFirstPage,
  cacheOpenedPage,
  forgetVisits,
  keyOf,
  register,
} from "./device";

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether the device says that it has no network; what it has may still lead nowhere. */
const useIsOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );

function useCachedVisits() {
  const { pathname, search } = useLocation();
  const opened = useRef(pathname + search);
  useEffect(() => {
    if (import.meta.env.PROD)
      loadWhenIdle(() => register().catch((error: unknown) => reportError(error, "worker")));
    return cacheFirstPage();
  }, []);
  useEffect(() => {
    if (opened.current === pathname + search) return;
    opened.current = pathname + search;
    return cacheOpenedPage();
  }, [pathname, search]);
}

/**
 * Since when the page that is shown was cached; undefined for one that was opened after it, and once its
 * data has been had anew.
 */
function useCachedSince(isOffline: boolean): Date | undefined {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const [since, setSince] = useState<Date>();
  useEffect(() => setSince(cachedSince()), []);
  useEffect(() => {
    if (!since || isOffline) return;
    let isLeft = false;
    const renewed = () => {
      if (!isLeft) setSince(undefined);
    };
    // What cannot be had is asked for again when the network is back; the notice stays until then.
    queryClient.invalidateQueries({}, { throwOnError: true }).then(renewed, () => undefined);
    return () => {
      isLeft = true;
    };
  }, [since, isOffline, queryClient]);
  return pathname === opened.current ? since : undefined;
}

/** Says that what is shown may be an old truth, as long as it may. */
function useNotice(isOffline: boolean) {
  const toast = useToast();
  const texts = useTexts().offline;
  const { locale } = useLanguage();
  const since = useCachedSince(isOffline);
  // The page that says so itself shows no prices.
  const isSaid = useLocation().pathname === patterns.offline;
  useEffect(() => {
    if (isSaid || (!since && !isOffline)) return;
    const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
    const text = since ? texts.kept(when.format(since)) : texts.now;
    const id = toast.info(text, { duration: Number.POSITIVE_INFINITY, acrossPages: true });
    return () => toast.close(id);
  }, [since, isOffline, isSaid, locale, texts, toast]);
}

/** Without a network a link to a cached page is the browser's: the shop's own way would ask for data. */
function useCachedLinks(isOffline: boolean) {
  useEffect(() => {
    if (!isOffline) return;
    let keys: ReadonlySet<string> = new Set();
    void cachedKeys().then((found) => {
      keys = found;
    });
    const leave = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      const key = link && link.origin === location.origin ? keyOf(link.href) : undefined;
      if (key !== undefined && keys.has(key)) event.stopPropagation();
    };
    window.addEventListener("click", leave, true);
    return () => window.removeEventListener("click", leave, true);
  }, [isOffline]);
}

function useForgottenVisits() {
  const { signedIn } = useSession();
  const before = useRef(signedIn);
  useEffect(() => {
    if (before.current && !signedIn) {
      void forgetVisits();
      clearBrowsingHistory();
    }
    before.current = signedIn;
  }, [signedIn]);
}

/** Caches what is visited for when there is no network, and says when what is shown is old. */
export function Offline() {
  const isOffline = useIsOffline();
  useCachedVisits();
  useNotice(isOffline);
  useCachedLinks(isOffline);
  useForgottenVisits();
  return null;
}
