import "@taanka/ui/styles.css";
import "@taanka/ui/fonts/language-names.css";
import "#brand/fonts.css";
import "#brand/styles.css";
import { createStoreApi } from "@taanka/api-client";
import { watchPictures } from "@taanka/ui";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App";
import { Document } from "./app/Document";
import { provideApi } from "./data/api";
import { createQueryClient } from "./data/queryClient";
import { restorePageData } from "./hydration/pageData";
import { routes } from "./routes";
import {
  addressInRememberedLanguage,
  noteChosenLanguage,
  prefixOf,
  readLanguage,
} from "./routing/language";
import { matchPage } from "./routing/page";
import { OriginContext } from "./seo/origin";
import { browserSession } from "./session/browserSession";
import { tellExpired } from "./session/expiry";
import { loadTexts, translateInto } from "./texts";

async function start() {
  noteChosenLanguage(window.location, document.referrer);
  const elsewhere = addressInRememberedLanguage(window.location, document.referrer);
  if (elsewhere) return window.location.replace(elsewhere);
  watchPictures(document);
  const { api, origin } = document.documentElement.dataset;
  const session = browserSession();
  const queryClient = createQueryClient();
  restorePageData(queryClient, document);
  const { language, pathname } = readLanguage(window.location.pathname);
  const [words] = await Promise.all([
    loadTexts(language.code),
    matchPage(routes, { pathname, search: window.location.search }).handle.load(),
  ]);
  const translate = translateInto(words);
  const baseUrl = api ?? "/api";
  provideApi(createStoreApi({ baseUrl, session, translate, onSessionExpired: tellExpired }));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <OriginContext value={origin}>
          <Document language={language} origin={origin} apiBaseUrl={api}>
            <BrowserRouter basename={prefixOf(language)}>
              <App queryClient={queryClient} session={session} language={language} words={words} />
            </BrowserRouter>
          </Document>
        </OriginContext>
      </StrictMode>,
    );
  });
}

// Without its code the page stays as the server sent it, and its links work; it is whole again once
// the network is.
start().catch(() => window.addEventListener("online", () => window.location.reload()));
