import type { StoreSession } from "@taanka/api-client/session";
import type { Language } from "@taanka/shop-config";
import { SessionProvider } from "@taanka/store";
import { matchesOf, SessionEffects, ShopLink } from "@taanka/store/react-router";
import { ThemeProvider, ToastProvider } from "@taanka/ui";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderMatches, useLocation } from "react-router-dom";
import { LanguageContext, shop } from "../config";
import { routes } from "../routes";
import { type LanguageTexts, TextsContext } from "../texts";
import { lazyComponent } from "./lazyComponent";
import { ShopNavigation } from "./ShopNavigation";

/** Toasts shown before its code is there wait for it. */
const Toasts = lazyComponent(() => import("./Toasts"), { fallback: null });

export interface AppProps {
  queryClient: QueryClient;
  session: StoreSession;
  language: Language;
  words: LanguageTexts;
}

/** The shop inside a router: its providers, and the page that the address asks for. */
export function App({ queryClient, session, language, words }: AppProps) {
  return (
    <LanguageContext value={language}>
      <TextsContext value={words.texts}>
        <QueryClientProvider client={queryClient}>
          <ThemeProvider
            attributesOnDocument
            locale={language.locale}
            messages={words.kit}
            dir={language.dir}
            linkComponent={ShopLink}
            shopName={shop.name}
          >
            <ToastProvider>
              <ShopNavigation routes={routes}>
                <SessionProvider session={session}>
                  <SessionEffects />
                  <Page />
                </SessionProvider>
              </ShopNavigation>
              <Toasts />
            </ToastProvider>
          </ThemeProvider>
        </QueryClientProvider>
      </TextsContext>
    </LanguageContext>
  );
}

const Page = () => renderMatches(matchesOf(routes, useLocation().pathname));
