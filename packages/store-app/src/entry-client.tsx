import "@taanka/ui/fonts/taanka.css";
import "@taanka/ui/styles.css";
import { type DehydratedState, hydrate } from "@tanstack/react-query";
import { setNonce } from "get-nonce";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App";
import { Document } from "./app/Document";
import { pageNonce } from "./app/nonce";
import { findRoute } from "./app/routing";
import { provideApi } from "./data/api";
import { createQueryClient } from "./data/queryClient";
import { notFoundRoute, routes } from "./routes";
import { browserSession } from "./session/browserSession";

declare global {
  interface Window {
    /** Query data from the server: first of the page, then of its later parts as they stream in. */
    __taankaData?: { push(state: DehydratedState): unknown } & Iterable<DehydratedState>;
  }
}

async function start() {
  const nonce = pageNonce();
  if (nonce) setNonce(nonce);
  const queryClient = createQueryClient();
  for (const state of window.__taankaData ?? []) hydrate(queryClient, state);
  window.__taankaData = Object.assign([], {
    push: (state: DehydratedState) => hydrate(queryClient, state),
  });
  const session = browserSession();
  provideApi(async () => (await import("./data/browserApi")).browserApi(session));
  const route = findRoute(routes, window.location)?.route ?? notFoundRoute;
  await route.screen.preload();
  startTransition(() => {
    hydrateRoot(
      document,
      <Document apiBaseUrl={document.documentElement.dataset.api}>
        <BrowserRouter>
          <App queryClient={queryClient} session={session} />
        </BrowserRouter>
      </Document>,
    );
  });
}

void start();
