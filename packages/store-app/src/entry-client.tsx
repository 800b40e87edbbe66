import "@taanka/ui/fonts/taanka.css";
import "@taanka/ui/styles.css";
import { createStoreClient } from "@taanka/api-client";
import { watchPictures } from "@taanka/ui";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App";
import { Document } from "./app/Document";
import { matchPage } from "./app/page";
import { shop } from "./config";
import { provideApi } from "./data/api";
import { createQueryClient } from "./data/queryClient";
import { replayEarlyEvents } from "./hydration/eventReplay";
import { restorePageData } from "./hydration/pageData";
import { hydrated } from "./hydration/whenIdle";
import { routes } from "./routes";
import { browserSession } from "./session/browserSession";
import { loadTexts } from "./texts";

/** Tells the rest of the page when React has taken it over. */
function Hydrated() {
  useEffect(() => {
    void replayEarlyEvents(window.earlyEvents);
    hydrated();
  }, []);
  return null;
}

async function start() {
  watchPictures(document);
  const { api } = document.documentElement.dataset;
  const session = browserSession();
  provideApi(createStoreClient({ baseUrl: api ?? "/api", session }));
  const queryClient = createQueryClient();
  restorePageData(queryClient, document);
  const [language] = shop.languages;
  const [texts] = await Promise.all([
    loadTexts(language.code),
    // Without its code the page stays as the server sent it, and links go on working.
    matchPage(routes, window.location).handle.load(),
  ]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document language={language} apiBaseUrl={api}>
          <BrowserRouter>
            <App queryClient={queryClient} session={session} language={language} texts={texts} />
          </BrowserRouter>
          <Hydrated />
        </Document>
      </StrictMode>,
    );
  });
}

void start();
