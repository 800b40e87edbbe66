import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect, type Server, type Socket } from "node:net";

/** What a request was answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Listens on a free port of this machine and gives it. */
export async function listening(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  agent?: Agent;
  body?: string;
}

/** Asks a server on this machine. */
export function ask(port: number, path: string, options: AskOptions = {}): Promise<Answer> {
  const { method = "GET", headers = {}, agent, body } = options;
  return new Promise((resolve, reject) => {
    const where = { host: "127.0.0.1", port, path, method, headers, agent: agent ?? false };
    const call = request(where, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    call.on("error", reject);
    call.end(body);
  });
}

/** A connection that is used again and again. */
export const keepAlive = () => new Agent({ keepAlive: true, maxSockets: 1 });

/** A raw connection and what it has received. */
export interface Line {
  socket: Socket;
  received(): string;
  /** Ends when the other side has closed. */
  closed: Promise<void>;
}

/** Opens a connection and sends bytes as they are. */
export async function dial(port: number, bytes = ""): Promise<Line> {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  // A connection that is reset has been closed too.
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await once(socket, "connect");
  if (bytes) socket.write(bytes);
  return { socket, received: () => received, closed };
}
