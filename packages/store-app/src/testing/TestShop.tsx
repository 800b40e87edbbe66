import { createMemorySession, type StoreSession } from "@taanka/api-client/session";
import { connect, SessionProvider } from "@taanka/store";
import type { PageHandle } from "@taanka/store/react-router";
import { SessionEffects } from "@taanka/store/react-router";
import { testApi } from "@taanka/test-support";
import { ThemeProvider, ToastProvider } from "@taanka/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { ShopNavigation } from "../app/ShopNavigation";
import { searchedFor } from "../data/searchWords";
import { OriginContext } from "../seo/origin";
import { TextsContext } from "../texts";
import { texts } from "../texts/en";

export interface TestShopProps {
  client?: QueryClient;
  /** Of a visitor, when left out. */
  session?: StoreSession;
  children: ReactNode;
}

/** Of a visitor. */
const visitorSession = createMemorySession();

const handle: PageHandle = { module: "any", load: async () => undefined };
const anyPage = [{ path: "*", handle }];

/** What is around every screen, for tests of one; the router is the test's own. */
export function TestShop({
  client = new QueryClient(),
  session = visitorSession,
  children,
}: TestShopProps) {
  connect(client, { api: testApi, searchWords: searchedFor });
  return (
    <OriginContext value="https://shop.example">
      <TextsContext value={texts}>
        <QueryClientProvider client={client}>
          <ThemeProvider>
            <ToastProvider>
              <ShopNavigation routes={anyPage}>
                <SessionProvider session={session}>
                  <SessionEffects />
                  <Suspense>{children}</Suspense>
                </SessionProvider>
              </ShopNavigation>
            </ToastProvider>
          </ThemeProvider>
        </QueryClientProvider>
      </TextsContext>
    </OriginContext>
  );
}
