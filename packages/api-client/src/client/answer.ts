import * as v from "valibot";
import type { Call, CallData } from "../contract/endpoint";
import { issueSchema } from "../contract/envelope";
import { isRecord } from "../record";
import { ApiError, errorTexts } from "./api-error";
import { callName } from "./call-name";
import { changedError } from "./changed-error";
import { requestIssues } from "./request-issues";
import { retryAfterOf } from "./retry-after";

const MALFORMED = Symbol("malformed");

/** An answer with its body read. */
export interface HttpReply {
  status: number;
  headers: Headers;
  text: string;
}

/** Turns a loose answer into the shape that the contract names. */
export type Shape = (data: unknown) => unknown;

/**
 * Takes the data out of an answer's envelope.
 *
 * @throws ApiError for a failing status, `success: false`, and what is not JSON.
 */
export function readEnvelope(call: Call, reply: HttpReply): unknown {
  const body = parseJson(reply.text);
  if (reply.status >= 400) throw refusal(call, reply, body, errorTexts.server);
  if (isRecord(body) && body.success === false) {
    throw refusal(call, reply, body, errorTexts.refused);
  }
  if (body === MALFORMED) throw badAnswer(call, new SyntaxError("Not JSON"), reply.status);
  return isRecord(body) && "data" in body ? body.data : body;
}

/**
 * Puts loose shapes of an answer's data right and checks it against the contract.
 *
 * @throws ApiError for what the contract does not know.
 */
export function checkData<C extends Call>(call: C, data: unknown, shape?: Shape): CallData<C> {
  // What is not there is no empty list or cart.
  const shaped = shape && data !== undefined ? shape(data) : data;
  const result = v.safeParse(call.response, shaped);
  if (result.success) return result.output;
  // No transport tells the status of an answer that is well; without any content it is 204's.
  const status = data === undefined ? 204 : 200;
  throw badAnswer(call, new v.ValiError(result.issues), status, result.issues);
}

/** A failure of any transport as the one error that calls fail with. */
export function asApiError(call: Call, error: unknown): ApiError {
  const name = callName(call);
  if (error instanceof ApiError) {
    // A transport of somebody's own does not have to name the call: it is known here.
    const cause = error.cause ?? error;
    return error.call ? error : changedError(error, { call: name, cause });
  }
  // What `response.json()` of a transport of somebody's own says of an answer that is none.
  if (error instanceof SyntaxError) return badAnswer(call, error, 200);
  if (!(error instanceof Error && "status" in error && typeof error.status === "number")) {
    return networkError(call, error);
  }
  const { status, message } = error;
  const retryAfter = "retryAfter" in error ? error.retryAfter : undefined;
  return new ApiError(filled(message) ?? call.fallback ?? errorTexts.server, {
    status,
    unsaid: !filled(message),
    code: "code" in error ? filled(error.code) : undefined,
    issues: issuesOf("issues" in error ? error.issues : undefined),
    retryAfter: typeof retryAfter === "number" ? retryAfter : undefined,
    call: name,
    cause: error,
  });
}

/** What a call fails with that reached nobody. */
export const networkError = (call: Call, cause: unknown) =>
  new ApiError(errorTexts.network, {
    status: 0,
    code: "network_error",
    call: callName(call),
    cause,
  });

/** The server did answer well, but with something else than the contract promises. */
export function badAnswer(
  call: Call,
  cause: Error,
  status: number,
  issues: readonly v.BaseIssue<unknown>[] = [],
) {
  return new ApiError(call.fallback ?? errorTexts.unexpected, {
    status,
    code: "bad_answer",
    unsaid: true,
    call: callName(call),
    issues: requestIssues(issues),
    cause,
  });
}

function refusal(call: Call, { status, headers }: HttpReply, body: unknown, text: string) {
  const answer = isRecord(body) ? body : {};
  return new ApiError(filled(answer.message) ?? call.fallback ?? text, {
    status,
    unsaid: !filled(answer.message),
    code: filled(answer.code),
    issues: issuesOf(answer.issues),
    retryAfter: retryAfterOf(headers),
    call: callName(call),
  });
}

function issuesOf(value: unknown) {
  const issues = v.safeParse(v.array(issueSchema), value);
  return issues.success ? issues.output : [];
}

function filled(value: unknown) {
  return typeof value === "string" && value.trim() ? value : undefined;
}

/** The JSON of a body; an empty one (204) is no data. */
function parseJson(text: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return MALFORMED;
  }
}
