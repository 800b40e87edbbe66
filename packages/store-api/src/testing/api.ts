import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type CallData, type Endpoint, endpoints } from "@taanka/api-client/contract";
import { shop as ownShop, type ShopConfig } from "@taanka/shop-config";
import { pino } from "pino";
import * as v from "valibot";
import { afterAll, beforeAll } from "vitest";
import { outboxKey } from "../../../../scripts/lib/outbox.mjs";
import { type Api, assembleApi } from "../api.js";
import { type ApiConfig, readConfig } from "../config.js";
import { type Database, openDatabase } from "../database/index.js";
import { readOutbox } from "../otp/sandbox.js";
import { copyDatabase, type DatabaseKind } from "./databases.js";

export { DATABASES, type DatabaseKind, snapshot } from "./databases.js";

/** What a call answered. */
export interface Reply {
  status: number;
  headers: Headers;
  /** The envelope; for answers that are not JSON, their text is the message. */
  body: {
    success: boolean;
    message: string;
    code?: string;
    issues?: { path: string; message: string }[];
    data?: unknown;
  };
}

interface SendOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

interface CallOptions {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** The caller's network address. */
  from?: string;
}

/** An API with the fixture in a database of its own. */
export interface TestApi {
  api: Api;
  database: Database;
  config: ApiConfig;
  shop: ShopConfig;
  /** Log lines so far. */
  logs: string[];
  /** Moves the API's clock forward. */
  wait(milliseconds: number): void;
  /** The API's present, in epoch milliseconds. */
  now(): number;
  call(method: string, path: string, options?: CallOptions): Promise<Reply>;
  /**
   * Carries out a call of the contract that is meant to go well.
   * @returns its data, checked against the contract
   */
  send<E extends Endpoint>(endpoint: E, options?: SendOptions): Promise<CallData<E>>;
  /** The newest code that was sent to a number. */
  codeFor(phoneNumber: string): Promise<string>;
  /** Registers a new person. */
  register(): Promise<Person>;
  /** Registers an administrator. */
  registerAdmin(): Promise<Person>;
  close(): Promise<void>;
}

export interface Person {
  phoneNumber: string;
  accessToken: string;
  refreshToken: string;
}

let lastPhone = 9_000_000_000;
/** A phone number that no test had before. */
export function newPhone(): string {
  return String(++lastPhone);
}

function requestOf(method: string, path: string, options: CallOptions): Request {
  const headers = new Headers(options.headers);
  if (options.token) headers.set("authorization", `Bearer ${options.token}`);
  const init: RequestInit = { method, headers };
  if (options.body instanceof FormData) init.body = options.body;
  else if (options.body !== undefined) {
    const raw = typeof options.body === "string";
    if (!headers.has("content-type")) headers.set("content-type", "application/json");
    init.body = raw ? String(options.body) : JSON.stringify(options.body);
  }
  // As a program of this machine names it, and as everybody else does.
  const name = options.from === "127.0.0.1" || options.from === "::1" ? "localhost" : "shop.test";
  return new Request(`http://${headers.get("host") ?? name}${path}`, init);
}

async function read(response: Response): Promise<Reply> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const packed = response.headers.get("content-encoding") === "gzip";
  const text = (packed ? gunzipSync(bytes) : bytes).toString();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text ? JSON.parse(text) : { success: response.ok, message: text },
  };
}

/** The path of an endpoint with its parameters filled in. */
export function pathOf(endpoint: Endpoint, options: SendOptions = {}): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(options.params?.[name] ?? "missing"),
  );
  const query = new URLSearchParams(options.query).toString();
  return `/api${path}${query && `?${query}`}`;
}

/** Starts an API on a fresh copy of the fixture. */
export async function startTestApi(
  kind: DatabaseKind,
  environment: Record<string, string> = {},
  shop: ShopConfig = ownShop,
): Promise<TestApi> {
  const folder = await mkdtemp(join(tmpdir(), "taanka-api-"));
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: folder,
    AUTH_LIMIT_PER_ADDRESS: "0",
    OUTBOX_KEY: outboxKey,
    TOKEN_SECRET: "the-key-of-tokens-in-all-these-tests",
    // What is reached from elsewhere has no sandboxes otherwise, and tests pay and sign in by them.
    ALLOW_SANDBOX: "true",
    PREPARE_PICTURES: "false",
    // What is sent beside the requests would be seen now and then by those who compare databases.
    ORDER_MESSAGES: "false",
    ...environment,
  });
  const database = await openDatabase({
    ...(await copyDatabase(kind, folder)),
    dataDir: folder,
    databasePoolSize: 8,
    onIdleError: () => undefined,
  });
  const logs: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => logs.push(line) });
  let ahead = 0;
  const api = await assembleApi(config, database, log, {
    now: () => new Date(Date.now() + ahead),
    // No second passes between an import and the answers that show it.
    revisionCheckMs: 20,
    // What is sent beside the requests would be seen now and then: tests send it themselves.
    refundsEveryMs: 24 * 60 * 60_000,
    shop,
  });

  const call: TestApi["call"] = async (method, path, options = {}) => {
    const caller = { remoteAddress: options.from ?? "192.0.2.1" };
    return read(await api.fetch(requestOf(method, path, options), caller));
  };
  const send = async <E extends Endpoint>(
    endpoint: E,
    options: SendOptions = {},
  ): Promise<CallData<E>> => {
    const { status, body } = await call(endpoint.method, pathOf(endpoint, options), options);
    if (status !== 200 || !body.success) {
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${body.message}`);
    }
    return v.parse(endpoint.response, body.data);
  };
  const codeFor = async (phoneNumber: string): Promise<string> => {
    const [newest] = await readOutbox(database.db, phoneNumber);
    if (!newest) throw new Error(`No code was sent to ${phoneNumber}.`);
    return newest.code;
  };
  const register = async (): Promise<Person> => {
    const phoneNumber = newPhone();
    await call("POST", "/api/auth/otp", { body: { phoneNumber }, from: phoneNumber });
    const { accessToken, refreshToken } = await send(endpoints.auth.signup, {
      body: {
        phoneNumber,
        otp: await codeFor(phoneNumber),
        name: "Asha Rao",
        email: "asha@example.com",
      },
    });
    return { phoneNumber, accessToken, refreshToken: refreshToken ?? "" };
  };
  return {
    api,
    database,
    config,
    shop,
    logs,
    call,
    send,
    codeFor,
    now: () => Date.now() + ahead,
    wait: (milliseconds) => {
      ahead += milliseconds;
    },
    register,
    registerAdmin: async () => {
      const person = await register();
      await database.db
        .updateTable("users")
        .set({ role: "Admin" })
        .where("phone", "=", person.phoneNumber)
        .execute();
      return person;
    },
    close: async () => {
      await api.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Gives the tests of a `describe` block an API of their own.
 * @returns a function to call inside tests
 */
export function useTestApi(
  kind: DatabaseKind,
  environment: Record<string, string> = {},
): () => TestApi {
  let current: TestApi | undefined;
  beforeAll(async () => {
    current = await startTestApi(kind, environment);
  });
  afterAll(async () => {
    await current?.close();
  });
  return () => {
    if (!current) throw new Error("The API is there inside tests only.");
    return current;
  };
}
