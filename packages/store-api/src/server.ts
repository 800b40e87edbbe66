import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { refuseTarget } from "./http/request-target.js";

/** How long open requests are waited for when the server stops. */
const GRACE_MS = 10_000;
/** How long a connection that has asked nothing yet may still ask. */
const SILENCE_MS = 1_000;
const LOOK_EVERY_MS = 20;
/** Longer than load balancers keep a connection, or they send a request into one that is closing. */
const KEEP_ALIVE_MS = 65_000;

/** Another program listens on the port. */
export class PortTakenError extends Error {
  override name = "PortTakenError";
}

/** Answers one request; the promise ends when nothing is left to do for it. */
export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

function answer(
  outgoing: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ success: status < 400, message });
  outgoing.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...headers,
  });
  outgoing.end(body);
}

function answerEarly(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.url?.split("?", 1)[0] === "/healthz") answer(outgoing, 200, "alive");
  else {
    const message = "The shop is starting. Please try again in a moment.";
    answer(outgoing, 503, message, { "Retry-After": "2" });
  }
}

/**
 * The HTTP server of an API that runs alone. It listens and answers from the first moment: that it
 * starts, until there is somebody who answers.
 */
export class ApiServer {
  readonly #http: Server;
  readonly #responses = new Set<ServerResponse>();
  #listener: Listener | undefined;
  #running = 0;
  #stopping = false;

  constructor() {
    const receive: RequestListener = (incoming, outgoing) => this.#receive(incoming, outgoing);
    this.#http = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, receive);
  }

  /**
   * Starts listening.
   *
   * @returns the address, for example `http://127.0.0.1:4000`
   * @throws PortTakenError with a sentence on what to do when the port is taken
   */
  listen(port: number, host: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#http.once("error", (error: NodeJS.ErrnoException) => {
        if (error.code !== "EADDRINUSE") return reject(error);
        reject(
          new PortTakenError(
            `Port ${port} on ${host} is taken: stop what listens there, or choose another with PORT.`,
          ),
        );
      });
      this.#http.listen(port, host, () => {
        const address = this.#http.address();
        const taken = typeof address === "object" && address ? address.port : port;
        resolve(`http://${host.includes(":") ? `[${host}]` : host}:${taken}`);
      });
    });
  }

  /** From now on requests reach who can answer them. */
  open(listener: Listener): void {
    this.#listener = listener;
  }

  /**
   * Takes no more connections, closes each after its answer, and waits until every open request is
   * answered, at most ten seconds; then what is left is cut off.
   */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const response of this.#responses) {
      if (!response.headersSent) response.setHeader("Connection", "close");
    }
    const began = performance.now();
    let listens = this.#http.listening;
    this.#http.close(() => {
      listens = false;
    });
    while (listens || this.#running > 0) {
      const passed = performance.now() - began;
      if (passed >= GRACE_MS) break;
      // Again and again, since a connection becomes idle when its answer has ended.
      this.#http.closeIdleConnections();
      if (passed >= SILENCE_MS && this.#responses.size === 0) this.#http.closeAllConnections();
      await pause(LOOK_EVERY_MS);
    }
    this.#http.closeAllConnections();
  }

  #receive(incoming: IncomingMessage, outgoing: ServerResponse): void {
    this.#responses.add(outgoing);
    outgoing.once("close", () => this.#responses.delete(outgoing));
    if (this.#stopping) outgoing.setHeader("Connection", "close");
    const refused = refuseTarget(incoming.url);
    if (refused) answer(outgoing, refused, refused === 414 ? "URI too long" : "Bad request");
    else if (this.#listener) this.#run(this.#listener(incoming, outgoing));
    else answerEarly(incoming, outgoing);
  }

  /** Makes {@link stop} wait for work whose caller may have gone away. */
  #run(work: Promise<void>): void {
    this.#running++;
    const ended = () => {
      this.#running--;
    };
    work.then(ended, ended);
  }
}
