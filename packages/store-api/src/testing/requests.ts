import { type Endpoint, endpoints } from "@taanka/api-client/contract";
import fc from "fast-check";
import type * as v from "valibot";
import { arbitraryOf, hostile, type Pool, spoiled } from "./arbitraries.js";

const RESOURCES: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = { ...endpoints };

/** Every call of the contract by its name. */
export const ALL_CALLS: readonly (readonly [id: string, endpoint: Endpoint])[] = Object.entries(
  RESOURCES,
).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => [`${resource}.${name}`, endpoint] as const),
);

/** Who sends a generated request. */
export type Sender = "visitor" | "user" | "admin" | "forger";

/** A generated request. */
export interface Generated {
  /** The call of the contract that it is meant for; undefined for one aimed at nothing. */
  id: string | undefined;
  sender: Sender;
  method: string;
  /** Path and query below the origin. */
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

const text = (value: unknown) =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");

/** Half a surrogate pair can be in neither an address nor a form. */
const wellFormed = (value: unknown) => Buffer.from(text(value)).toString();

const escaped = (value: unknown) => encodeURIComponent(wellFormed(value));

const members = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

const orSpoiled = (schema: v.GenericSchema | undefined, pool: Pool): fc.Arbitrary<unknown> =>
  schema
    ? fc.oneof(
        { weight: 3, arbitrary: arbitraryOf(schema, pool) },
        { weight: 2, arbitrary: spoiled(schema, pool) },
      )
    : fc.constant(undefined);

const headers = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { "idempotency-key": "a-key-of-the-fuzzer" },
      { "idempotency-key": "short" },
      { "idempotency-key": "x".repeat(5000) },
      { "content-type": "text/plain" },
      { "content-type": "application/json; charset=utf-16" },
      { "content-type": "multipart/form-data; boundary=" },
      { "x-forwarded-for": "1.2.3.4, 5.6.7.8" },
      { "x-request-id": "x".repeat(3000) },
      { origin: "https://evil.example" },
      { "x-http-method-override": "DELETE" },
      { range: "bytes=0-0" },
      { "if-none-match": "*" },
      { "accept-encoding": "gzip, br" },
      { "content-length": "-1" },
    ),
  },
);

function pathOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const values = new Map(members(params));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(values.get(name)));
  const search = members(query)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${escaped(key)}=${escaped(value)}`)
    .join("&");
  return `/api${path}${search && `?${search}`}`;
}

/** An empty id, or one of dots, makes the address that of another call. */
function staysThere(endpoint: Endpoint, params: unknown): boolean {
  const values = new Map(members(params));
  return [...endpoint.path.matchAll(/\{(\w+)\}/g)].every(
    ([, name]) => !/^\.{0,2}$/.test(text(values.get(name ?? ""))),
  );
}

function formOf(body: unknown, picture: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  for (const [key, value] of members(body)) {
    if (value !== undefined && key !== "shopImage") form.append(key, wellFormed(value));
  }
  form.append("shopImage", new Blob([picture]));
  return form;
}

const sender = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Sender>("user") },
  { weight: 2, arbitrary: fc.constantFrom<Sender>("visitor", "admin", "forger") },
);

function aimed(pool: Pool, pictures: readonly Uint8Array<ArrayBuffer>[]): fc.Arbitrary<Generated> {
  return fc.constantFrom(...ALL_CALLS).chain(([id, endpoint]) =>
    fc
      .record({
        sender,
        headers,
        params: orSpoiled(endpoint.params, pool),
        query: orSpoiled(endpoint.query, pool),
        body: orSpoiled(endpoint.body, pool),
        picture: fc.constantFrom(...pictures),
      })
      .map(({ params, query, body, picture, ...rest }) => ({
        ...rest,
        id: staysThere(endpoint, params) ? id : undefined,
        method: endpoint.method,
        path: pathOf(endpoint, params, query),
        body: endpoint.encoding ? formOf(body, picture) : body,
      })),
  );
}

const SIDE_PATHS = [
  "/api/images/silk-one/red-front",
  "/api/images/../../../etc/passwd",
  "/api/payments/sandbox/nothing",
  "/api/payments/razorpay/nothing",
  "/api/openapi.json",
  "/api/docs",
  "/dev/outbox",
  "/healthz",
  "/readyz",
  "/metrics",
  "/api",
  "/api//usercart//",
  "/api/%00",
  "/api/%e0%a4%a",
  "/api/items/%2e%2e%2fusercart",
];

/** Requests at addresses that no call has, with methods and bodies that nobody asked for. */
const stray: fc.Arbitrary<Generated> = fc
  .record({
    sender,
    headers,
    method: fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"),
    start: fc.constantFrom(...SIDE_PATHS, ...ALL_CALLS.map(([, { path }]) => `/api${path}`)),
    tail: fc.option(hostile, { nil: undefined }),
    query: fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
    body: fc.option(fc.string({ unit: "binary" }), { nil: undefined }),
  })
  .map(({ start, tail, query, method, body, ...rest }) => {
    const search = members(query)
      .map(([key, value]) => `${escaped(key)}=${escaped(value)}`)
      .join("&");
    const path = `${start}${tail === undefined ? "" : `/${escaped(tail)}`}`;
    const carries = method === "POST" || method === "PUT" || method === "PATCH";
    return {
      ...rest,
      id: undefined,
      method,
      path: `${path}${search && `?${search}`}`,
      body: carries ? body : undefined,
    };
  });

/** Requests at every route, most of them nearly right. */
export function generatedRequests(
  pool: Pool,
  pictures: readonly Uint8Array<ArrayBuffer>[],
): fc.Arbitrary<Generated> {
  return fc.oneof({ weight: 9, arbitrary: aimed(pool, pictures) }, { weight: 1, arbitrary: stray });
}
