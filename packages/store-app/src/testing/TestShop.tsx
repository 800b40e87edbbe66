import { ThemeProvider, ToastProvider } from "@taanka/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SessionProvider } from "../session/SessionProvider";
import { visitorSession } from "../session/session";
import { TextsContext } from "../texts";
import { texts } from "../texts/en";

export interface TestShopProps {
  client?: QueryClient;
  children: ReactNode;
}

/** What is around every screen, for tests of one; the router is the test's own. */
export function TestShop({ client = new QueryClient(), children }: TestShopProps) {
  return (
    <TextsContext value={texts}>
      <QueryClientProvider client={client}>
        <ThemeProvider>
          <ToastProvider>
            <SessionProvider session={visitorSession}>{children}</SessionProvider>
          </ToastProvider>
        </ThemeProvider>
      </QueryClientProvider>
    </TextsContext>
  );
}
