import { findAnswers, notImplemented } from "../adapter/find-answers";
import { callName } from "../client/call-name";
import type { Transport, TransportRequest } from "../client/transport";
import type { Call, CallAnswer, ReadonlyDeep } from "../contract/endpoint";
import type { Endpoints } from "../contract/endpoints";

/**
 * What a call answers: its data, or a function of the request that gives them or throws. For a call that is
 * answered with nothing that is `undefined`, `null` or a function whose answer does not matter.
 */
export type MockAnswer<Data> = unknown extends Data
  ? null | undefined | ((request: TransportRequest) => unknown)
  :
      | ReadonlyDeep<Data>
      | ((request: TransportRequest) => ReadonlyDeep<Data> | Promise<ReadonlyDeep<Data>>);

/** Answers by resource and name of a call, as in `endpoints` of the contract. */
export type MockAnswers = {
  readonly [R in keyof Endpoints]?: {
    readonly [N in keyof Endpoints[R]]?: Endpoints[R][N] extends infer C extends Call
      ? MockAnswer<CallAnswer<C>>
      : never;
  };
};

/**
 * A transport without a server, for tests and for screens that are built before their API is:
 * answers are checked against the contract, and a call without one fails with status 501 and says so.
 *
 * @example
 * const transport = createMockTransport({ categories: { list: [{ _id: "sarees", name: "Sarees" }] } });
 * const store = createStoreClient({ session: createMemorySession(), transport });
 */
export function createMockTransport(answers: MockAnswers): Transport {
  const known = findAnswers<MockAnswer<unknown>>(answers);
  return {
    async send(request) {
      const call = callName(request.call);
      const found = known.get(call);
      if (!found) throw notImplemented(call, `The mock has no answer for ${call}`);
      const { answer } = found;
      const data = typeof answer === "function" ? await answer(request) : answer;
      // Nobody who changes what they got changes what the next one gets.
      return structuredClone(data);
    },
  };
}
