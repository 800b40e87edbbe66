import type { IncomingMessage, ServerResponse } from "node:http";
import { DrainingServer, starting } from "./http/draining-server.js";
import { refusalText, refuseTarget } from "./http/request-target.js";

/** Another program listens on the port. */
export class PortTakenError extends Error {
  override name = "PortTakenError";
}

/** Answers one request; the promise ends when nothing is left to do for it. */
export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

function send(
  outgoing: ServerResponse,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
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

/** Answers a request that came before anybody could. */
function answerEarly(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.url?.split("?", 1)[0] === "/healthz") send(outgoing, 200, "alive");
  else send(outgoing, 503, starting.message, starting.headers);
}

/**
 * The HTTP server of an API that runs alone. It listens and answers from the first moment: that it
 * starts, until there is somebody who answers.
 */
export class ApiServer extends DrainingServer {
  #listener: Listener | undefined;

  /**
   * Starts listening.
   *
   * @returns the address, for example `http://127.0.0.1:4000`
   * @throws PortTakenError with a sentence on what to do when the port is taken
   */
  async listen(port: number, host: string): Promise<string> {
    const taken = await this.bind(port, host).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") throw error;
      throw new PortTakenError(
        `Port ${port} on ${host} is taken: stop what listens there, or choose another with PORT.`,
      );
    });
    return `http://${host.includes(":") ? `[${host}]` : host}:${taken}`;
  }

  /** From now on requests reach who can answer them. */
  open(listener: Listener): void {
    this.#listener = listener;
  }

  protected async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const refused = refuseTarget(incoming.url);
    if (refused) send(outgoing, refused, refusalText(refused));
    else if (this.#listener) await this.#listener(incoming, outgoing);
    else answerEarly(incoming, outgoing);
  }
}
