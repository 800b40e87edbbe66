import { ThemeProvider, ToastProvider, VisuallyHidden } from "@taanka/ui";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { notFoundRoute, routes } from "../routes";
import { RequireSignIn } from "../session/RequireSignIn";
import { SessionProvider } from "../session/SessionProvider";
import type { Session } from "../session/session";
import { ErrorBoundary } from "./ErrorBoundary";
import { LateFrame } from "./LateFrame";
import { useLinkNavigation } from "./linkNavigation";
import { useAnnouncedNavigation, useScrollRestoration } from "./navigationEffects";
import { RouteMatchContext } from "./routeMatch";
import { findRoute, type RouteDefinition, type RouteMatch } from "./routing";
import { ShopFrame } from "./ShopFrame";

function CurrentScreen({ route }: { route: RouteDefinition }) {
  const { Component } = route.screen;
  return route.access === "login" ? (
    <RequireSignIn>
      <Component />
    </RequireSignIn>
  ) : (
    <Component />
  );
}

function Shop() {
  const { pathname, search } = useLocation();
  useScrollRestoration();
  useLinkNavigation();
  const announcement = useAnnouncedNavigation();
  const { route, match } = useMemo(
    () => findRoute(routes, { pathname, search }) ?? notFound(pathname, search),
    [pathname, search],
  );
  return (
    <RouteMatchContext value={match}>
      {/* One boundary for all screens: while the next one's code loads, the last one stays. */}
      <Suspense>
        <ShopFrame layout={route.layout} overlayHeader={route.overlayHeader ?? false}>
          <ErrorBoundary key={pathname}>
            <CurrentScreen route={route} />
          </ErrorBoundary>
        </ShopFrame>
      </Suspense>
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </RouteMatchContext>
  );
}

function notFound(pathname: string, search: string): { route: RouteDefinition; match: RouteMatch } {
  return {
    route: notFoundRoute,
    match: { pathname, params: {}, search: new URLSearchParams(search) },
  };
}

export interface AppProps {
  queryClient: QueryClient;
  session: Session;
}

/** The shop inside a router: providers, the frame and the screen that the address asks for. */
export function App({ queryClient, session }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider attributesOnDocument>
        <ToastProvider>
          <SessionProvider session={session}>
            {/* For the frame itself; what a screen throws leaves header and footer standing. */}
            <ErrorBoundary>
              <Shop />
            </ErrorBoundary>
          </SessionProvider>
          <LateFrame />
        </ToastProvider>
      </ThemeProvider>
    </QueryClientProvider>
  );
}
