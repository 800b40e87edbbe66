import * as v from "valibot";
import { ApiError } from "../client/api-error";
import { requestIssues } from "../client/request-issues";
import type { TransportRequest } from "../client/transport";
import type { Endpoint, RequestSchemas } from "../contract/endpoint";

type Part<E, K extends keyof RequestSchemas> = E extends {
  readonly [P in K]: infer S extends v.GenericSchema;
}
  ? v.InferOutput<S>
  : unknown;

type All<E> = Part<E, "params"> & Part<E, "query"> & Part<E, "body">;

/**
 * What a call of the contract is sent: its path's parameters, query and body in one object, checked, with the
 * contract's defaults filled in. No call has one name twice.
 */
export type CallInput<E> =
  unknown extends All<E>
    ? Readonly<Record<never, never>>
    : { readonly [K in keyof All<E>]: All<E>[K] };

function parse(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const issues = requestIssues(result.issues);
  const message = issues[0]?.message ?? "The request is not valid";
  throw new ApiError(message, { status: 400, code: "validation_failed", issues });
}

/** An id that cannot exist is answered like one that does not exist. */
function parseParams(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ApiError("Not found", { status: 404, code: "not_found" });
}

/**
 * The input of a call, as its schemas give it.
 *
 * @throws ApiError `not_found` for an id that no server has, `validation_failed` for any other wrong input
 */
export function readInput(endpoint: Endpoint, request: TransportRequest): object {
  const body = request.body instanceof FormData ? Object.fromEntries(request.body) : request.body;
  return Object.assign(
    {},
    endpoint.params && parseParams(endpoint.params, request.params),
    endpoint.query && parse(endpoint.query, request.query),
    endpoint.body && parse(endpoint.body, body),
  );
}
