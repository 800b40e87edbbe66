import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  createPath,
  type NavigateOptions,
  parsePath,
  type RouteObject,
  useHref,
  useLocation,
  useNavigate,
} from "react-router-dom";
import { shopAnswers } from "../client/loadNeeded";
import { reportError } from "../client/reportError";
import { nextTask } from "../nextTask";
import { matchPage, preparePage } from "./page";
import { PagesContext, type StorePages } from "./pages";

/** How long the page in front of a person waits for the next one's data, in ms. */
const dataTimeoutMs = 1_000;

export interface PreloadedNavigate {
  /** Goes to a page as soon as it can be shown. */
  open(to: string, options?: NavigateOptions): void;
  /** Loads the page that a person seems to want. */
  prefetch(to: string): void;
}

const NavigationContext = createContext<PreloadedNavigate | undefined>(undefined);
const PendingContext = createContext(false);

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * What `useHref` gives for a page, where a hook can't be called.
 *
 * @param home - the home page's, with the basename: `/` or `/hi`
 */
export function hrefBelow(home: string, to: string): string {
  const { pathname = "/", ...rest } = parsePath(to);
  return createPath({
    ...rest,
    pathname: pathname === "/" ? home : home.replace(/\/$/, "") + pathname,
  });
}

/** Opens pages when their code and critical data are there, or when that takes too long. */
function usePreparedNavigation(routes: RouteObject[], onLoadError: () => void) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const home = useHref("/");
  const loadError = useRef(onLoadError);
  useEffect(() => {
    loadError.current = onLoadError;
  }, [onLoadError]);
  const { key } = useLocation();
  const [pending, setPending] = useState(false);
  const latest = useRef(0);
  const wanted = useRef("");
  const failed = useRef("");

  const entry = useRef(key);

  // Whoever has arrived elsewhere meanwhile, with Back for one, does not want to go on. The entry on
  // which the page began is no arrival: a click may come before this effect has run.
  useEffect(() => {
    if (entry.current === key) return;
    entry.current = key;
    latest.current += 1;
    wanted.current = "";
    setPending(false);
  }, [key]);

  const prepare = useCallback(
    (to: string) => {
      const { pathname = "/", search = "" } = parsePath(to);
      return preparePage(client, matchPage(routes, { pathname, search }), { mayPreview: true });
    },
    [client, routes],
  );
  const open = useCallback(
    async (to: string, options?: NavigateOptions) => {
      latest.current += 1;
      const turn = latest.current;
      setPending(true);
      try {
        // The press is painted first: to ask for a page's data is work of several calls.
        await nextTask();
        await Promise.race([prepare(to), wait(dataTimeoutMs)]);
        // The page is on its way until it is shown: its arrival is what ends that.
        if (turn === latest.current) await navigate(to, options);
      } catch (error) {
        reportError(error, "code");
        // After a deployment the server has another build, and sends its page. Some browsers keep a module's
        // failure: a second try is the server's in any case.
        const isServers = (await shopAnswers()) || (failed.current === to && navigator.onLine);
        if (turn !== latest.current) return;
        if (isServers) return window.location.assign(hrefBelow(home, to));
        failed.current = to;
        loadError.current();
        setPending(false);
      }
    },
    [navigate, prepare, home],
  );
  const prefetch = useCallback(
    (to: string) => {
      // A tap is a pointer that enters and then a focus: the second would delay the answer to it.
      if (wanted.current === to) return;
      wanted.current = to;
      nextTask()
        .then(() => prepare(to))
        .catch((error: unknown) => {
          reportError(error, "code");
          wanted.current = "";
        });
    },
    [prepare],
  );
  return { pending, open, prefetch };
}

export interface NavigationProviderProps {
  routes: RouteObject[];
  pages: StorePages;
  /** Says that a page could not be loaded, for there is no network. */
  onLoadError(): void;
  children: ReactNode;
}

/**
 * Gives the links below it navigations that wait for the next page's code and critical data, as
 * long as a person does not mind. A page whose code can't be fetched is loaded from the server. Where that
 * can't be reached `onLoadError` says why, and the last page stays.
 */
export function NavigationProvider({
  routes,
  pages,
  onLoadError,
  children,
}: NavigationProviderProps) {
  const { pending, open, prefetch } = usePreparedNavigation(routes, onLoadError);
  const navigation = useMemo(() => ({ open, prefetch }), [open, prefetch]);
  return (
    <PagesContext value={pages}>
      <NavigationContext value={navigation}>
        <PendingContext value={pending}>{children}</PendingContext>
      </NavigationContext>
    </PagesContext>
  );
}

/** How links of the shop open their page. */
export function usePreloadedNavigate(): PreloadedNavigate {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error("usePreloadedNavigate() needs a NavigationProvider above it.");
  return navigation;
}

/** Whether a page is on its way. */
export const useNavigationPending = (): boolean => use(PendingContext);
