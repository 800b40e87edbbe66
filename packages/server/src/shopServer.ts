import type { IncomingMessage, ServerResponse } from "node:http";
import { DrainingServer, defaultStopTimes } from "@taanka/store-api/draining-server";
import { explainListenError } from "./port.js";
import { answerFailure, type Phase, route, type Targets } from "./router.js";

export { defaultStopTimes };

/** Told of what went wrong without anybody having done anything wrong. */
export type LogFailure = (message: string, error: unknown) => void;

/**
 * The HTTP server of a shop. It listens from the first moment, and answers from then on: that it
 * starts, then what its targets answer, then that it stops.
 */
export class ShopServer extends DrainingServer {
  readonly #log: LogFailure;
  #targets: Targets | undefined;

  constructor(log: LogFailure) {
    super();
    this.#log = log;
  }

  get phase(): Phase {
    if (this.stopping) return "stopping";
    return this.#targets ? "serving" : "starting";
  }

  /**
   * Starts listening.
   * @returns the port
   * @throws StartError with what to do when that is not possible
   */
  async listen(port: number, host: string): Promise<number> {
    const taken = await this.bind(port, host).catch((error) => {
      throw explainListenError(error, port, host);
    });
    this.http.on("error", (error) => this.#log("The server has a problem", error));
    return taken;
  }

  /** From now on requests reach who can answer them. */
  open(targets: Targets): void {
    this.#targets = targets;
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await route(request, response, this.phase, this.#targets);
    } catch (error) {
      this.#log("A request failed", error);
      answerFailure(response);
    }
  }
}
