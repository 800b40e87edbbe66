import { ApiError } from "../client/api-error";
import { callName } from "../client/call-name";
import type { Transport, TransportRequest } from "../client/transport";
import type { Call, CallAnswer, ReadonlyDeep } from "../contract/endpoint";
import { type Endpoints, endpoints } from "../contract/endpoints";

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

function byCall(answers: MockAnswers): Map<string, MockAnswer<unknown>> {
  const found = new Map<string, MockAnswer<unknown>>();
  for (const [resource, calls] of Object.entries(answers)) {
    for (const [name, answer] of Object.entries(calls)) {
      const call = (endpoints[resource as keyof Endpoints] as Record<string, Call>)[name];
      if (!call) throw new TypeError(`The contract has no call ${resource}.${name}.`);
      found.set(callName(call), answer);
    }
  }
  return found;
}

/**
 * A transport without a server, for tests and for screens that are built before their API is:
 * answers are checked against the contract, and a call without one fails with status 501 and says so.
 *
 * @example
 * const transport = createMockTransport({ categories: { list: [{ _id: "sarees", name: "Sarees" }] } });
 * const store = createStoreClient({ session: createMemorySession(), transport });
 */
export function createMockTransport(answers: MockAnswers): Transport {
  const known = byCall(answers);
  return {
    async send(request) {
      const call = callName(request.call);
      if (!known.has(call)) {
        throw new ApiError(`The mock has no answer for ${call}`, { status: 501, call });
      }
      const answer = known.get(call);
      const data = typeof answer === "function" ? await answer(request) : answer;
      // Nobody who changes what they got changes what the next one gets.
      return structuredClone(data);
    },
  };
}
