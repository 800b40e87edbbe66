import { createMemorySession } from "@taanka/api-client/session";
import { ThemeProvider, ToastProvider } from "@taanka/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { NavigationProvider } from "../routing/navigation";
import type { PageHandle } from "../routing/page";
import { OriginContext } from "../seo/origin";
import { SessionProvider } from "../session/SessionProvider";
import { type Session, visitorSession } from "../session/session";
import { TextsContext } from "../texts";
import { texts } from "../texts/en";

export interface TestShopProps {
  client?: QueryClient;
  /** Of a visitor, when left out. */
  session?: Session;
  children: ReactNode;
}

/** A session of somebody who has signed in. */
export const signedInSession = (): Session =>
  createMemorySession({
    accessToken: "access",
    refreshToken: "refresh",
    user: { name: "Meera", email: "", phoneNumber: "9876543210", role: "User" },
  });

const handle: PageHandle = { module: "any", load: async () => undefined };
const anyPage = [{ path: "*", handle }];

/** What is around every screen, for tests of one; the router is the test's own. */
export function TestShop({
  client = new QueryClient(),
  session = visitorSession,
  children,
}: TestShopProps) {
  return (
    <OriginContext value="https://shop.example">
      <TextsContext value={texts}>
        <QueryClientProvider client={client}>
          <ThemeProvider>
            <ToastProvider>
              <NavigationProvider routes={anyPage}>
                <SessionProvider session={session}>{children}</SessionProvider>
              </NavigationProvider>
            </ToastProvider>
          </ThemeProvider>
        </QueryClientProvider>
      </TextsContext>
    </OriginContext>
  );
}
