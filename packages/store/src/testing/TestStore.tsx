import { createMemorySession, type StoreSession } from "@taanka/api-client/session";
import { testApi } from "@taanka/test-support";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { connect } from "../queries/api";
import { createQueryClient } from "../queries/queryClient";
import { SessionProvider } from "../session/SessionProvider";

/** Of a visitor. */
export const visitorSession = createMemorySession();

export interface TestStoreProps {
  client?: QueryClient;
  /** Of a visitor, when left out. */
  session?: StoreSession;
  children: ReactNode;
}

/** What is around the hooks of the store, for tests of one; `provideCalls` says what the API answers. */
export function TestStore({ client, session = visitorSession, children }: TestStoreProps) {
  const [own] = useState(createQueryClient);
  const queryClient = client ?? own;
  connect(queryClient, { api: testApi });
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>{children}</SessionProvider>
    </QueryClientProvider>
  );
}
