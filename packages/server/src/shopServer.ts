import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { explainListenError } from "./port.js";
import { answerFailure, type Phase, route, type Targets } from "./router.js";

/** Told of what went wrong without anybody having done anything wrong. */
export type LogFailure = (message: string, error: unknown) => void;

/** How long stopping takes, in milliseconds. */
export interface StopTimes {
  /** How long everything goes on while `/readyz` says already that it ends. @default 0 */
  delay: number;
  /** How long a connection that has asked nothing yet may still ask. @default 1 second */
  silence: number;
  /** How long open requests are waited for. @default 10 seconds */
  limit: number;
}

export const defaultStopTimes: StopTimes = { delay: 0, silence: 1_000, limit: 10_000 };

/** Longer than load balancers keep a connection, or they send a request into one that is closing. */
const keepAliveMs = 65_000;
const lookEveryMs = 20;

/**
 * The HTTP server of a shop. It listens from the first moment, and answers from then on: that it
 * starts, then what its targets answer, then that it stops.
 */
export class ShopServer {
  readonly http: Server;
  readonly #log: LogFailure;
  readonly #sockets = new Set<Socket>();
  readonly #responses = new Set<ServerResponse>();
  #running = 0;
  #phase: Phase = "starting";
  #targets: Targets | undefined;

  constructor(log: LogFailure) {
    this.#log = log;
    const receive: RequestListener = (request, response) => this.#receive(request, response);
    this.http = createServer({ keepAliveTimeout: keepAliveMs }, receive);
    this.http.on("connection", (socket) => {
      this.#sockets.add(socket);
      socket.once("close", () => this.#sockets.delete(socket));
    });
  }

  get phase(): Phase {
    return this.#phase;
  }

  /**
   * Starts listening.
   * @returns the port
   * @throws StartError with what to do when that is not possible
   */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.http.once("error", (error) => reject(explainListenError(error, port, host)));
      this.http.listen(port, host, () => {
        this.http.on("error", (error) => this.#log("The server has a problem", error));
        const address = this.http.address();
        resolve(typeof address === "object" && address ? address.port : port);
      });
    });
  }

  /** From now on requests reach who can answer them. */
  open(targets: Targets): void {
    this.#targets = targets;
    if (this.#phase === "starting") this.#phase = "serving";
  }

  /** Makes {@link stop} wait for something that no request waits for. */
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
    this.#phase = "stopping";
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
    response.once("close", () => this.#responses.delete(response));
    if (this.#phase === "stopping") response.setHeader("Connection", "close");
    this.track(route(request, response, this.#phase, this.#targets)).catch((error) => {
      this.#log("A request failed", error);
      answerFailure(response);
    });
  }

  /** Closes connections without an open request: opened in advance, half-sent heads, web sockets. */
  #closeUnused(): void {
    const used = new Set([...this.#responses].map((response) => response.req.socket));
    for (const socket of this.#sockets) if (!used.has(socket)) socket.destroy();
  }
}
