import { createStoreApi } from "@taanka/api-client";
import { createBrowserSession } from "@taanka/api-client/session";
import { createQueryClient } from "@taanka/store";
import { watchPictures } from "@taanka/ui";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App";
import { Document } from "./app/Document";
import { fail, reports } from "./app/pageReports";
import { type OnError, passOnError, provideOnError, watchUncaughtErrors } from "./app/reportError";
import { searchedFor } from "./data/searchWords";
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
import { tellExpired } from "./session/expiry";
import { loadTexts, translateInto } from "./texts";

/** Loads what the page consists of, and takes it over. */
async function takeOver() {
  const { api, origin } = document.documentElement.dataset;
  const { language, pathname } = readLanguage(window.location.pathname);
  const [words] = await Promise.all([
    loadTexts(language.code),
    matchPage(routes, { pathname, search: window.location.search }).handle.load(),
  ]);
  const session = createBrowserSession();
  const translate = translateInto(words);
  const baseUrl = api ?? "/api";
  const queryClient = createQueryClient({
    api: createStoreApi({ baseUrl, session, translate, onSessionExpired: tellExpired }),
    searchWords: searchedFor,
  });
  restorePageData(queryClient, document);
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
      reports,
    );
  });
}

function begin(): void {
  takeOver().catch((error: unknown) => fail({ error, source: "start" }, begin));
}

/** How a shop starts its pages. */
export interface StartOptions {
  /** Is given every error of the pages: what the shop sends to its error service. */
  onError?: OnError | undefined;
}

/** Starts the page that the browser has opened. */
export function startPage({ onError }: StartOptions = {}): void {
  if (window.pageCode) window.pageCode.started = true;
  provideOnError(onError);
  for (const error of window.pageCode?.failures ?? []) passOnError({ error, source: "start" });
  watchUncaughtErrors(window);
  noteChosenLanguage(window.location, document.referrer);
  const elsewhere = addressInRememberedLanguage(window.location, document.referrer);
  if (elsewhere) {
    window.location.replace(elsewhere);
    return;
  }
  watchPictures(document);
  begin();
}
