import * as v from "valibot";
import type { Call, CallData } from "../contract/endpoint";
import { issueSchema } from "../contract/envelope";
import { isRecord } from "../record";
import { ApiError, errorTexts } from "./api-error";
import type { HttpReply } from "./http";

const MALFORMED = Symbol("malformed");

/** Turns a loose answer into the shape that the contract names. */
export type Shape = (data: unknown) => unknown;

/**
 * Reads an answer: unwraps the envelope, puts loose shapes right and checks against the contract.
 *
 * @throws ApiError for a failing status, `success: false`, and whatever the contract does not know.
 */
export function readAnswer<C extends Call>(call: C, reply: HttpReply, shape?: Shape): CallData<C> {
  const body = parseJson(reply.text);
  if (reply.status >= 400) throw refusal(call, reply, body, errorTexts.server);
  if (isRecord(body) && body.success === false) {
    throw refusal(call, reply, body, errorTexts.refused);
  }
  if (body === MALFORMED) throw badAnswer(call, reply, new SyntaxError("Not JSON"));
  const data = isRecord(body) && "data" in body ? body.data : body;
  const result = v.safeParse(call.response, shape ? shape(data) : data);
  if (result.success) return result.output;
  throw badAnswer(call, reply, new v.ValiError(result.issues));
}

function badAnswer(call: Call, { status }: HttpReply, cause: Error) {
  return new ApiError(call.fallback ?? errorTexts.unexpected, {
    status,
    code: "bad_answer",
    cause,
  });
}

function refusal(call: Call, { status, headers }: HttpReply, body: unknown, text: string) {
  const answer = isRecord(body) ? body : {};
  const retryAfter = Number(headers.get("retry-after") ?? Number.NaN);
  const issues = v.safeParse(v.array(issueSchema), answer.issues);
  return new ApiError(filled(answer.message) ?? call.fallback ?? text, {
    status,
    code: filled(answer.code),
    issues: issues.success ? issues.output : [],
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
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
