import type * as v from "valibot";

/** One call of the API as its client needs it. */
export interface Call {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below the API's base path, with `{name}` for each path parameter. */
  readonly path: `/${string}`;
  /** Who may call: everyone, whoever is signed in, or an administrator. */
  readonly auth: "none" | "user" | "admin";
  /**
   * `false` for calls that prove by themselves who asks (one-time codes, refresh): they
   * never carry the access token, and a 401 from them starts no refresh.
   */
  readonly bearer?: false;
  /** `true` when the call carries an `Idempotency-Key` header: sent twice, it acts once. */
  readonly idempotent?: true;
  /** `true` for a POST that only reads, so that it may be sent again. */
  readonly safe?: true;
  /** How the body travels when it is not JSON. */
  readonly encoding?: "multipart";
  /** The `data` of a successful answer. */
  readonly response: v.GenericSchema;
  /** What the shopper reads when the call fails and the server gives no message. */
  readonly fallback?: string;
  /** What the shopper reads when the call is made without being signed in. */
  readonly signInMessage?: string;
}

/**
 * Schemas of what a call is sent. They are kept apart from {@link Call} because only servers and
 * forms need them: a browser that bundles the client does not carry them.
 */
export interface RequestSchemas {
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
}

/** A call with the schemas of its request: enough for a server and an OpenAPI file. */
export type Endpoint = Call & RequestSchemas;

/** The same for somebody who only reads it: lists and objects, however deep, may be `as const`. */
export type ReadonlyDeep<T> = T extends Blob
  ? T
  : T extends object
    ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
    : T;

/** The data that a caller gets. */
export type CallData<C extends Call> = v.InferOutput<C["response"]>;
/** The data that a server answers; members with a default may be left out. */
export type CallAnswer<C extends Call> = v.InferInput<C["response"]>;

/** Calls joined with the schemas of their requests. */
export type Described<
  C extends Readonly<Record<string, Call>>,
  R extends Readonly<Record<string, RequestSchemas>>,
> = { readonly [K in keyof C]: K extends keyof R ? C[K] & R[K] : C[K] };
