import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** How long stopping takes, in milliseconds. */
export interface StopTimes {
  /** How long everything goes on, while the server knows already that it ends. @default 0 */
  delay: number;
  /** How long a connection that has asked nothing yet may still ask. @default 1 second */
  silence: number;
  /** How long open requests are waited for. @default 10 seconds */
  limit: number;
}

export const defaultStopTimes: StopTimes = { delay: 0, silence: 1_000, limit: 10_000 };

/** Longer than load balancers keep a connection, or they send a request into one that is closing. */
const keepAliveMs = 65_000;
/** Whoever reads nothing for so long, while an answer waits for them, is gone or means harm. */
const silenceMs = 120_000;
/** A request that takes longer, however steadily its reader reads a byte a minute, is cut off. */
const longestRequestMs = 15 * 60_000;
const lookEveryMs = 20;

/** What is answered before anybody can answer. */
export const starting = {
  message: "The shop is starting. Please try again in a moment.",
  headers: { "Retry-After": "2" },
} as const;

/** An HTTP server that lets open requests end before it stops. */
export abstract class DrainingServer {
  readonly http: Server;
  readonly #sockets = new Set<Socket>();
  readonly #responses = new Set<ServerResponse>();
  readonly #requestLimitMs: number;
  #running = 0;
  #stopping = false;

  /** @param requestLimitMs how long one request may take, the reading of its answer included */
  constructor(requestLimitMs = longestRequestMs) {
    this.#requestLimitMs = requestLimitMs;
    const receive: RequestListener = (request, response) => this.#receive(request, response);
    this.http = createServer({ keepAliveTimeout: keepAliveMs }, receive);
    this.http.setTimeout(silenceMs);
    this.http.on("connection", (socket) => {
      this.#sockets.add(socket);
      socket.once("close", () => this.#sockets.delete(socket));
    });
  }

  /** Answers one request; the promise ends when nothing is left to do for it. */
  protected abstract answer(request: IncomingMessage, response: ServerResponse): Promise<void>;

  /** Whether {@link stop} was called. */
  protected get stopping(): boolean {
    return this.#stopping;
  }

  /**
   * Starts listening.
   * @returns the port
   * @throws the system's error
   */
  protected bind(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.http.once("error", reject);
      this.http.listen(port, host, () => {
        const address = this.http.address();
        resolve(typeof address === "object" && address ? address.port : port);
      });
    });
  }

  /** Makes {@link stop} wait for work, also for such whose caller may have gone away. */
  track<T>(work: Promise<T>): Promise<T> {
    this.#running++;
    const ended = () => {
      this.#running--;
    };
    work.then(ended, ended);
    return work;
  }

  /** Lets open requests end and takes no more; what takes too long is cut off. */
  async stop({ delay, silence, limit }: StopTimes = defaultStopTimes): Promise<void> {
    this.#stopping = true;
    for (const response of this.#responses) {
      if (!response.headersSent) response.setHeader("Connection", "close");
    }
    await pause(delay);
    const began = performance.now();
    let listens = this.http.listening;
    this.http.close(() => {
      listens = false;
    });
    while (listens || this.#running > 0) {
      const passed = performance.now() - began;
      if (passed >= limit) break;
      // Again and again, since a connection becomes idle when its answer has ended.
      this.http.closeIdleConnections();
      if (passed >= silence) this.#closeUnused();
      await pause(lookEveryMs);
    }
    for (const socket of this.#sockets) socket.destroy();
  }

  #receive(request: IncomingMessage, response: ServerResponse): void {
    this.#responses.add(response);
    const limit = setTimeout(() => response.destroy(), this.#requestLimitMs);
    limit.unref();
    response.once("close", () => {
      clearTimeout(limit);
      this.#responses.delete(response);
    });
    if (this.#stopping) response.setHeader("Connection", "close");
    void this.track(this.answer(request, response));
  }

  /** Closes connections without an open request: opened in advance, half-sent heads, web sockets. */
  #closeUnused(): void {
    const used = new Set([...this.#responses].map((response) => response.req.socket));
    for (const socket of this.#sockets) if (!used.has(socket)) socket.destroy();
  }
}
