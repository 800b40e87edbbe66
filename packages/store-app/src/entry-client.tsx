import "@taanka/ui/fonts/taanka.css";
import "@taanka/ui/styles.css";
import { isSignedIn } from "@taanka/api-client/session";
import { watchPictures } from "@taanka/ui";
import { setNonce } from "get-nonce";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App";
import { Document } from "./app/Document";
import { loadCode } from "./app/loadable";
import { pageNonce } from "./app/nonce";
import { findRoute } from "./app/routing";
import { insist, sleepUntilIntent, whenAwake } from "./app/waking";
import { provideApi } from "./data/api";
import { type PageQuery, restorePage } from "./data/pageData";
import { createQueryClient } from "./data/queryClient";
import { notFoundRoute, routes } from "./routes";
import { browserSession } from "./session/browserSession";

declare global {
  interface Window {
    /** Query data from the server: first of the page, then of its later parts as they stream in. */
    __taankaData?: { push(queries: PageQuery[]): unknown } & Iterable<PageQuery[]>;
  }
}

async function start() {
  watchPictures(document);
  const nonce = pageNonce();
  if (nonce) setNonce(nonce);
  const queryClient = createQueryClient();
  for (const queries of window.__taankaData ?? []) restorePage(queryClient, queries);
  window.__taankaData = Object.assign([], {
    push: (queries: PageQuery[]) => restorePage(queryClient, queries),
  });
  const session = browserSession();
  const wake = sleepUntilIntent();
  // The server's page is a visitor's: whoever is signed in gets their own at once.
  if (isSignedIn(session.read())) wake();
  const api = async () => (await loadCode(() => import("./data/browserApi"))).browserApi(session);
  provideApi(api);
  // What wakes asks for data next: its client is fetched at once. Who needs it sees the failure.
  void whenAwake()
    .then(api)
    .catch(() => undefined);
  const route = findRoute(routes, window.location)?.route ?? notFoundRoute;
  await insist(route.screen.preload);
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
