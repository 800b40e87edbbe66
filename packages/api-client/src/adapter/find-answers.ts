import { ApiError } from "../client/api-error";
import { callName } from "../client/call-name";
import type { Endpoint } from "../contract/endpoint";
import { type Endpoints, endpoints } from "../contract/endpoints";

/** Something for each call that is named, by the resource and name that `endpoints` has. */
type ByResource = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** An answer with the call that it belongs to. */
export interface FoundAnswer<Answer> {
  endpoint: Endpoint;
  answer: Answer;
}

const callsOf = (resource: string): Readonly<Record<string, Endpoint>> =>
  Object.hasOwn(endpoints, resource) ? endpoints[resource as keyof Endpoints] : {};

/**
 * The answers by method and path of their calls.
 *
 * @throws TypeError for a call that the contract does not have
 */
export function findAnswers<Answer>(answers: ByResource): Map<string, FoundAnswer<Answer>> {
  const found = new Map<string, FoundAnswer<Answer>>();
  for (const [resource, named] of Object.entries(answers)) {
    const calls = callsOf(resource);
    for (const [name, answer] of Object.entries(named ?? {})) {
      const endpoint = Object.hasOwn(calls, name) ? calls[name] : undefined;
      if (!endpoint) throw new TypeError(`The contract has no call ${resource}.${name}.`);
      found.set(callName(endpoint), { endpoint, answer: answer as Answer });
    }
  }
  return found;
}

/** What a call fails with that has no answer. */
export const notImplemented = (call: string, message: string) =>
  new ApiError(message, { status: 501, code: "not_implemented", call });

/** A call as code names it: `items.list`. */
export function dottedName(call: string): string {
  for (const [resource, calls] of Object.entries(endpoints)) {
    const found = Object.entries<Endpoint>(calls).find(([, one]) => callName(one) === call);
    if (found) return `${resource}.${found[0]}`;
  }
  return call;
}
