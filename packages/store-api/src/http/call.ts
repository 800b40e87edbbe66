import type { CallAnswer, CallData, Endpoint, SuccessEnvelope } from "@taanka/api-client/contract";
import type { Context } from "hono";
import * as v from "valibot";
import type { SignedInUser } from "../auth/sessions.js";
import type { Services } from "../services.js";
import { clientAddress } from "./address.js";
import { type Body, readForm, readJson } from "./body.js";
import type { HttpApp, HttpEnv } from "./env.js";
import { sendEnvelope } from "./envelope.js";
import { Failure } from "./failure.js";

type OutputOf<E extends Endpoint, Part extends "params" | "query" | "body"> = E extends {
  readonly [P in Part]: infer S extends v.GenericSchema;
}
  ? v.InferOutput<S>
  : undefined;

/** Stands for the caller's address in calls that a client in the same process makes. */
export const IN_PROCESS = "in-process";

/** One call of the API, checked against its endpoint. */
interface Call<E extends Endpoint> {
  params: OutputOf<E, "params">;
  query: OutputOf<E, "query">;
  body: OutputOf<E, "body">;
  /** Whoever is signed in, on calls that need it. */
  user: E["auth"] extends "none" ? undefined : SignedInUser;
  /** Network address of the caller. */
  address: string;
  /** Sent by callers that may send the same write twice. */
  idempotencyKey: string | undefined;
}

/** What a handler answers; the rest of the envelope is added. */
interface Answer<T> {
  data?: T;
  message?: string;
}

/**
 * The data of an answer. That of public calls has every member that the contract gives a default,
 * because clients in the same process take it as it is.
 */
type DataOf<E extends Endpoint> = E["auth"] extends "none" ? CallData<E> : CallAnswer<E>;

/** Carries out one endpoint. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Answer<DataOf<E>>> | Answer<DataOf<E>>;

interface MountOptions<E extends Endpoint> {
  /** Runs before anything of the request is read. */
  before?: (c: Context<HttpEnv>) => Promise<void>;
  /** Runs once it is known who asks, around reading the body and all that follows. */
  around?: (user: Call<E>["user"], work: () => Promise<Response>) => Promise<Response>;
  /** Whether the call only reads what everybody may see, though it is not a GET. */
  reads?: true;
}

/**
 * Puts an endpoint of the contract on the app: who may call, and what path, query and body must
 * look like, all come from the contract.
 */
export function mount<E extends Endpoint>(
  app: HttpApp,
  services: Services,
  endpoint: E,
  handler: Handler<E>,
  options: MountOptions<E> = {},
): void {
  // The app ignores a closing slash in requests, so none may be in its routes.
  const path = `/api${endpoint.path.replace(/\{(\w+)\}/g, ":$1").replace(/\/$/, "")}`;
  // What a visitor sends may be answered with what belongs to one person: tokens, an order.
  const isForAll =
    endpoint.auth === "none" && (endpoint.method === "GET" || options.reads === true);
  app.on(endpoint.method, path, async (c) => {
    await options.before?.(c);
    const user = await identify(c, services, endpoint);
    const answer = async (): Promise<Response> => {
      const parts = {
        ...parseParts(endpoint, { params: c.req.param(), query: c.req.query() }),
        body: endpoint.body && parseBody(endpoint.body, await readBody(c, endpoint)),
        user,
        address: clientAddress(c, services.config.trustProxy),
        idempotencyKey: endpoint.idempotent ? readIdempotencyKey(c) : undefined,
      };
      noteChange(c, parts.body);
      // The contract's schemas made the parts just now; the compiler can't follow them through E.
      const { data, message } = await handler(parts as Call<E>);
      const body: SuccessEnvelope<DataOf<E>> = { success: true, message: message ?? "OK" };
      if (data !== undefined) body.data = data;
      c.header("Cache-Control", isForAll ? "no-cache" : "private, no-store");
      return sendEnvelope(c, body);
    };
    return options.around ? options.around(user as Call<E>["user"], answer) : answer();
  });
  if (!isForAll) return;
  services.inProcess.add(endpoint, async ({ body, ...address }) => {
    const parts = {
      ...parseParts(endpoint, address),
      body: endpoint.body && parseInput(endpoint.body, body),
      user: undefined,
      address: IN_PROCESS,
      idempotencyKey: undefined,
    };
    return (await handler(parts as Call<E>)).data;
  });
}

/** What a call's address says, checked. */
function parseParts({ params, query }: Endpoint, given: { params: unknown; query: unknown }) {
  return {
    params: params && parseParams(params, given.params),
    query: query && parseInput(query, given.query),
  };
}

async function readBody(c: Context<HttpEnv>, endpoint: Endpoint): Promise<Body> {
  if (endpoint.encoding !== "multipart") return readJson(c);
  return { value: await readForm(c), isLong: false };
}

const parseBody = (schema: v.GenericSchema, { value, isLong }: Body): unknown =>
  parseInput(schema, value, isLong);

async function identify(
  c: Context<HttpEnv>,
  services: Services,
  endpoint: Endpoint,
): Promise<SignedInUser | undefined> {
  if (endpoint.auth === "none") return undefined;
  const message = endpoint.signInMessage ?? "Please login to continue";
  const user = await services.sessions.identify(c.req.header("authorization"), message);
  if (endpoint.auth === "admin") c.set("administrator", { userId: user.id });
  if (endpoint.auth === "admin" && user.role !== "Admin") {
    throw new Failure("forbidden", "You are not allowed to do this");
  }
  return user;
}

/** For the log: what an administrator brings about, which the address does not say. */
function noteChange(c: Context<HttpEnv>, body: unknown): void {
  const administrator = c.get("administrator");
  const change = v.safeParse(v.object({ status: v.string() }), body);
  if (!administrator || !change.success) return;
  c.set("administrator", { ...administrator, newStatus: change.output.status });
}

const MESSAGE_LENGTH = 200;

/** Names missing members, so that each is refused with its own message; a list has none. */
function withMembers(schema: v.GenericSchema, input: unknown): unknown {
  if (!("entries" in schema) || typeof schema.entries !== "object" || schema.entries === null) {
    return input;
  }
  if (typeof input !== "object" || input === null) return input;
  if (Array.isArray(input)) return undefined;
  const members = Object.keys(schema.entries).map((key) => [key, undefined] as const);
  return { ...Object.fromEntries(members), ...input };
}

function parseInput(schema: v.GenericSchema, input: unknown, onlyFirst = false): unknown {
  const config = { abortPipeEarly: true, abortEarly: onlyFirst };
  const result = v.safeParse(schema, withMembers(schema, input), config);
  if (result.success) return result.output;
  const issues = result.issues.slice(0, 20).map((issue) => ({
    path: v.getDotPath(issue) ?? "",
    message: issue.message.slice(0, MESSAGE_LENGTH),
  }));
  throw new Failure("validation_failed", issues[0]?.message ?? "The request is not valid", {
    issues,
  });
}

/** An id that cannot exist is answered like one that does not exist. */
function parseParams(schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw new Failure("not_found", "Not found");
}

function readIdempotencyKey(c: Context<HttpEnv>): string | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) {
    throw new Failure("validation_failed", "The Idempotency-Key must have 8 to 100 characters");
  }
  return key;
}
