import { createStoreApi } from "@taanka/api-client";
import { createBrowserSession } from "@taanka/api-client/session";
import { createQueryClient } from "@taanka/store";
import { restorePageData, type StartOptions, startStore } from "@taanka/store/client";
import { matchPage, tellExpired } from "@taanka/store/react-router";
import { watchPictures } from "@taanka/ui";
import { BrowserRouter } from "react-router-dom";
import { shopDocument } from "./app/shopDocument";
import { searchedFor } from "./data/searchWords";
import { routes } from "./routes";
import {
  addressInRememberedLanguage,
  noteChosenLanguage,
  prefixOf,
  readLanguage,
} from "./routing/language";
import { loadTexts, translateInto } from "./texts";

/** Leads a person who enters the shop to the language that they chose before. */
function leaveForChosenLanguage(): boolean {
  noteChosenLanguage(window.location, document.referrer);
  const elsewhere = addressInRememberedLanguage(window.location, document.referrer);
  if (elsewhere) window.location.replace(elsewhere);
  return elsewhere !== undefined;
}

/** Loads the page that the browser has opened; its data came with it. */
async function render() {
  if (leaveForChosenLanguage()) return undefined;
  const { api: apiBaseUrl, origin } = document.documentElement.dataset;
  const { language, pathname } = readLanguage(window.location.pathname);
  const [words] = await Promise.all([
    loadTexts(language.code),
    matchPage(routes, { pathname, search: window.location.search }).handle.load(),
  ]);
  const session = createBrowserSession();
  const api = createStoreApi({
    baseUrl: apiBaseUrl ?? "/api",
    session,
    translate: translateInto(words),
    onSessionExpired: tellExpired,
  });
  const queryClient = createQueryClient({ api, searchWords: searchedFor });
  restorePageData(queryClient, document);
  return shopDocument({
    ...{ language, words, queryClient, session, origin, apiBaseUrl },
    withRouter: (shop) => <BrowserRouter basename={prefixOf(language)}>{shop}</BrowserRouter>,
  });
}

/** Starts the page that the browser has opened. */
export function startPage({ onError }: Pick<StartOptions, "onError"> = {}): void {
  watchPictures(document);
  startStore({ render, onError });
}
