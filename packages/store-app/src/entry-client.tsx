import "@taanka/ui/styles.css";
import "#brand/fonts.css";
import "#brand/styles.css";
import { createStoreClient } from "@taanka/api-client";
import { watchPictures } from "@taanka/ui";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App";
import { Document } from "./app/Document";
import { shop } from "./config";
import { provideApi } from "./data/api";
import { createQueryClient } from "./data/queryClient";
import { restorePageData } from "./hydration/pageData";
import { routes } from "./routes";
import { matchPage } from "./routing/page";
import { browserSession } from "./session/browserSession";
import { loadTexts } from "./texts";

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
        </Document>
      </StrictMode>,
    );
  });
}

// Without its code the page stays as the server sent it, and its links work; it is whole again once
// the network is.
start().catch(() => window.addEventListener("online", () => window.location.reload()));
