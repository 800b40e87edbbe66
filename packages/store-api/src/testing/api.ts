import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CallData, type Endpoint, endpoints } from "@taanka/api-client/contract";
import { sql } from "kysely";
import pg from "pg";
import { pino } from "pino";
import * as v from "valibot";
import { afterAll, beforeAll, inject } from "vitest";
import { type Api, assembleApi } from "../api.js";
import { type ApiConfig, readConfig } from "../config.js";
import { type Database, openDatabase } from "../database/index.js";
import { readOutbox } from "../otp/sandbox.js";

/** The databases that every test of a call runs on. */
export const DATABASES = ["pglite", "postgres"] as const;
export type DatabaseKind = (typeof DATABASES)[number];

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

async function openCopy(kind: DatabaseKind, folder: string): Promise<Database> {
  const options = { dataDir: folder, databasePoolSize: 8, onIdleError: () => undefined };
  if (kind === "pglite") {
    await cp(join(inject("pgliteTemplate"), "database"), join(folder, "database"), {
      recursive: true,
    });
    return openDatabase(options);
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  await copyFixture(admin, name);
  await admin.end();
  const url = new URL(inject("postgresUrl"));
  url.pathname = name;
  return openDatabase({ ...options, databaseUrl: url.href });
}

/** A template can be copied only while nobody is in it, not even the server's own cleaning. */
async function copyFixture(admin: pg.Client, name: string, tries = 20): Promise<void> {
  try {
    await admin.query(`create database ${name} template fixture`);
  } catch (error) {
    const inUse = error instanceof pg.DatabaseError && error.code === "55006";
    if (!inUse || tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await copyFixture(admin, name, tries - 1);
  }
}

function requestOf(method: string, path: string, options: CallOptions): Request {
  const headers = new Headers(options.headers);
  if (options.token) headers.set("authorization", `Bearer ${options.token}`);
  const init: RequestInit = { method, headers };
  if (options.body !== undefined) {
    const raw = typeof options.body === "string";
    if (!headers.has("content-type")) headers.set("content-type", "application/json");
    init.body = raw ? String(options.body) : JSON.stringify(options.body);
  }
  return new Request(`http://shop.test${path}`, init);
}

async function read(response: Response): Promise<Reply> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : { success: response.ok, message: text },
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
): Promise<TestApi> {
  const folder = await mkdtemp(join(tmpdir(), "taanka-api-"));
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: folder,
    AUTH_LIMIT_PER_ADDRESS: "0",
    ...environment,
  });
  const database = await openCopy(kind, folder);
  const logs: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => logs.push(line) });
  let ahead = 0;
  const api = await assembleApi(config, database, log, () => new Date(Date.now() + ahead));

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
  return {
    api,
    database,
    config,
    logs,
    call,
    send,
    codeFor,
    now: () => Date.now() + ahead,
    wait: (milliseconds) => {
      ahead += milliseconds;
    },
    register: async () => {
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

/** Everything the database holds, to prove that a refused call changed nothing. */
export async function snapshot(database: Database): Promise<string> {
  const tables = await sql<{ name: string }>`select table_name::text as name
    from information_schema.tables where table_schema = 'public' and table_name <> 'rate_limits'
    order by 1`.execute(database.db);
  const hashes = tables.rows.map(
    ({ name }) => sql`select ${sql.lit(name)} as name,
      md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(name)} t`,
  );
  const { rows } = await sql`${sql.join(hashes, sql` union all `)}`.execute(database.db);
  return JSON.stringify(rows, null, 1);
}
