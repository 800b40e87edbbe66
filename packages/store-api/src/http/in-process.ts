import type { Call, Endpoint } from "@taanka/api-client/contract";
import type { Logger } from "pino";
import { asFailure } from "./errors.js";
import { Failure } from "./failure.js";

/** A call that a client in the same process makes. */
export interface InProcessRequest {
  call: Pick<Call, "method" | "path">;
  /** Values of the path's parameters. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: object | undefined;
}

/** What a call was given, unchecked. */
interface Given {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: unknown;
}

type Run = (given: Given) => Promise<unknown>;

const nameOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`;

/** A query's values as an address carries them. */
function asTexts(query: InProcessRequest["query"] = {}): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) texts[name] = String(value);
  }
  return texts;
}

/**
 * The calls that only read what everybody may see, for a client in the same process: the handlers
 * and checks of the HTTP calls without requests, responses and JSON.
 */
export class InProcessCalls {
  readonly #calls = new Map<string, Run>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  add(endpoint: Endpoint, run: Run): void {
    this.#calls.set(nameOf(endpoint), run);
  }

  /**
   * Makes a call.
   *
   * @returns the answer's data. Parts of it may be shared with other callers; they are frozen.
   * @throws Failure
   */
  async send({ call, params = {}, query, body = {} }: InProcessRequest): Promise<unknown> {
    const run = this.#calls.get(nameOf(call));
    if (!run) throw new Failure("forbidden", `${nameOf(call)} is made over HTTP only`);
    try {
      return await run({ params, query: asTexts(query), body });
    } catch (error) {
      const failure = asFailure(error);
      if (failure.status >= 500) this.#log.error({ err: error, call: nameOf(call) }, "call failed");
      throw failure;
    }
  }
}
