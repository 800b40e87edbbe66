import { createServer, type IncomingHttpHeaders } from "node:http";

/** A request that another company's server got. */
export interface SeenRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What it answers; undefined never answers. */
export type DoubleAnswer =
  | { status: number; body?: unknown; bytes?: Buffer; headers?: Record<string, string> }
  | undefined;

/** Stands in for another company's server, on this machine. */
export interface Double {
  /** Origin. */
  url: string;
  seen: SeenRequest[];
  close(): Promise<void>;
}

/** Starts a server that answers as it is told. */
export async function startDouble(
  answer: (request: SeenRequest) => DoubleAnswer | Promise<DoubleAnswer>,
): Promise<Double> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    let body = "";
    for await (const chunk of incoming) body += chunk;
    const { method = "", url: path = "", headers } = incoming;
    const request = { method, path, headers, body };
    seen.push(request);
    const reply = await answer(request);
    if (!reply) return;
    const type = reply.bytes ? "application/octet-stream" : "application/json";
    outgoing.writeHead(reply.status, { "content-type": type, ...reply.headers });
    outgoing.end(reply.bytes ?? JSON.stringify(reply.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
