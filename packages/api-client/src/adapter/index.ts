import { callName } from "../client/call-name";
import type { Transport, TransportRequest } from "../client/transport";
import type { CallAnswer, Endpoint, ReadonlyDeep } from "../contract/endpoint";
import type { Endpoints } from "../contract/endpoints";
import { type SessionState, SIGNED_OUT } from "../session/session";
import { failureOf } from "./adapter-error";
import { dottedName, findAnswers, notImplemented } from "./find-answers";
import { type CallInput, readInput } from "./read-input";

export { AdapterError, type AdapterErrorCode, type AdapterErrorInit } from "./adapter-error";
export type { CallInput } from "./read-input";

/** Who makes a call, and how long its answer is waited for. */
export interface AdapterContext {
  /** Fires when the caller no longer waits. Hand it to `fetch`. */
  readonly signal: AbortSignal;
  /** Who asks. Nobody, for calls that prove by a code who asks (`auth.login`). */
  readonly session: SessionState;
  /** Names a purchase: the same key is the same order, however often it is sent. */
  readonly idempotencyKey: string | undefined;
}

/** Answers a call of the contract. */
export type AdapterCall<E extends Endpoint> = (
  input: CallInput<E>,
  context: AdapterContext,
) => ReadonlyDeep<CallAnswer<E>> | Promise<ReadonlyDeep<CallAnswer<E>>>;

/** The calls that an adapter answers, by resource and name as in `endpoints` of the contract. */
export type AdapterCalls = {
  readonly [R in keyof Endpoints]?: {
    readonly [N in keyof Endpoints[R]]?: Endpoints[R][N] extends infer E extends Endpoint
      ? AdapterCall<E>
      : never;
  };
};

type AnyCall = (input: object, context: AdapterContext) => unknown;

const contextOf = ({ signal, session, headers }: TransportRequest): AdapterContext => ({
  signal,
  session: session ?? SIGNED_OUT,
  idempotencyKey: headers["idempotency-key"],
});

/**
 * Puts another back end behind the client: a function for each call that it can answer. Inputs are checked
 * before a function gets them, answers before a caller gets them. A call that is left out fails with
 * status 501 and the code `not_implemented`, and is named in the console once.
 *
 * @example
 * const transport = createAdapter({
 *   categories: { list: async (_, { signal }) => toCategories(await medusa("/product-categories", signal)) },
 * });
 * const store = createStoreClient({ session: createBrowserSession(), transport });
 *
 * @throws TypeError for a call that the contract does not have.
 */
export function createAdapter(calls: AdapterCalls): Transport {
  const answers = findAnswers<AnyCall | undefined>(calls);
  const named = new Set<string>();

  const refuse = (call: string) => {
    if (!named.has(call)) {
      named.add(call);
      // biome-ignore lint/suspicious/noConsole: where an adapter's engineer looks for what a page does not say
      console.warn(`The adapter does not answer ${dottedName(call)} (${call}).`);
    }
    return notImplemented(call, "Not offered by this shop");
  };

  return {
    async send(request) {
      const call = callName(request.call);
      const found = answers.get(call);
      if (!found?.answer) throw refuse(call);
      try {
        return await found.answer(readInput(found.endpoint, request), contextOf(request));
      } catch (error) {
        throw failureOf(request.call, error);
      }
    },
  };
}
