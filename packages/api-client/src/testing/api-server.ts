import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { ClientOptions, HttpOptions } from "../client/store-api";
import { createStoreClient } from "../client/store-client";
import { createMemorySession } from "../session/memory";
import type { SessionState } from "../session/session";

/** A request as the server received it. */
interface ReceivedRequest {
  method: string;
  /** Path and query below the base path. */
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** Answers a request; an object is sent as JSON with status 200. */
export type Handler = (
  request: ReceivedRequest,
  response: ServerResponse,
) => object | undefined | Promise<object | undefined>;

/** Sends text or JSON with a status. */
export function reply(response: ServerResponse, status: number, body: object | string = "") {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/json" }).end(text);
  return undefined;
}

/** Starts a real HTTP server that ends with the test. */
export async function startApi(handler: Handler) {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    let text = "";
    for await (const chunk of incoming) text += chunk;
    const request = {
      method: incoming.method ?? "",
      path: (incoming.url ?? "").replace(/^\/api/, ""),
      headers: incoming.headers,
      body: incoming.headers["content-type"]?.includes("json") ? JSON.parse(text) : text,
    };
    requests.push(request);
    const answer = await handler(request, response);
    if (answer) reply(response, 200, answer);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/api`, requests, stop };
}

/** Someone who is signed in. */
export const ASHA = {
  name: "Asha",
  email: "asha@example.in",
  phoneNumber: "9876543210",
  role: "User",
};
/** Asha's session. */
export const ASHAS_SESSION: SessionState = {
  accessToken: "access-1",
  refreshToken: "refresh-1",
  user: ASHA,
};

/** Somebody else who is signed in. */
export const RAVIS_SESSION: SessionState = {
  accessToken: "ravis",
  refreshToken: "ravis",
  user: { name: "Ravi", email: "", phoneNumber: "9123456780", role: "User" },
};

/** A server with a client on it; the session is Asha's unless told otherwise. */
export async function startShop(
  handler: Handler,
  options: Partial<ClientOptions> & Pick<HttpOptions, "retries"> & { state?: SessionState } = {},
) {
  const api = await startApi(handler);
  const { state = ASHAS_SESSION, ...rest } = options;
  const session = createMemorySession(state);
  const client = createStoreClient({ baseUrl: api.url, session, ...rest });
  return { ...api, client, session: rest.session ?? session };
}

/** What a promise is rejected with; fails when it is not. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("Expected the call to fail");
}
