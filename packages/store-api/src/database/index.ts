import { AsyncLocalStorage } from "node:async_hooks";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import { ConfigError } from "../config-error.js";
import { closeToOthers, PRIVATE_MODE } from "../private-folder.js";
import { lockDataDirectory, type OnLockLost } from "./lock-file.js";
import { migrateToLatest } from "./migrations/index.js";
import { LONG_RUNNING_LIMIT_MS } from "./pglite-connection.js";
import { PgliteDialect, type PgliteHealth } from "./pglite-dialect.js";
import {
  defaultLimits,
  longRunningLimits,
  type PostgresLimits,
  ResilientPool,
} from "./postgres-pool.js";
import type { Tables } from "./schema.js";

/** Runs queries: the database itself, or the transaction that a piece of work happens in. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

const inTransaction = new AsyncLocalStorage<boolean>();

function refuseNestedUse(): void {
  if (!inTransaction.getStore()) return;
  throw new Error(
    "The database was used inside a transaction instead of the transaction itself. With one " +
      "connection this would wait for ever: pass the transaction on.",
  );
}

/** The store's database, embedded or a server, behind one interface. */
export interface Database {
  kind: "pglite" | "postgres";
  /** Queries outside a transaction. */
  db: Kysely<Tables>;
  /**
   * Runs work in one transaction: all of it happens, or nothing when it throws.
   * Inside, only the given transaction may be used.
   */
  transaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Has somebody told of every transaction of this process that went through. */
  onCommit(told: () => void): void;
  /** Answers when the database does; fails when it does not soon. */
  ping(): Promise<void>;
  /**
   * False when only a new process can help: the embedded database is broken and could not be opened
   * again. A server that is away comes back by itself.
   */
  isUsable(): boolean;
  close(): Promise<void>;
}

interface DatabaseOptions {
  databaseUrl?: string | undefined;
  databasePoolSize: number;
  dataDir: string;
  /** Told about connections that broke while nobody used them. */
  onIdleError: (error: Error) => void;
  /** Told that another process has taken the embedded database; without it this process ends. */
  onLockLost?: OnLockLost;
  /** How long things may take on PostgreSQL. */
  limits?: Partial<PostgresLimits>;
  /** How long one statement of a migration may take on PostgreSQL; 0 or nothing is no limit. */
  migrationLimitMs?: number;
  /**
   * How long one statement of the embedded database may take once it has its shape, before the
   * database is given up and opened again. Imports of large catalogues need the ten minutes that it
   * is otherwise.
   */
  embeddedLimitMs?: number;
}

/** How long the embedded database may take to answer: another's transaction may come before. */
const PING_LIMIT_MS = 5_000;

function postgres(
  url: string,
  { databasePoolSize: size, onIdleError }: DatabaseOptions,
  limits: PostgresLimits,
): Kysely<Tables> {
  const pool = new ResilientPool({ url, size, limits, onIdleError });
  const dialect = new PostgresDialect({
    pool: {
      connect: () => {
        refuseNestedUse();
        return pool.connect();
      },
      end: () => pool.end(),
    },
  });
  return new Kysely({ dialect });
}

interface Opened {
  kind: Database["kind"];
  db: Kysely<Tables>;
  release: () => void;
  isUsable: () => boolean;
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new Error("The database does not answer."));
    timer = setTimeout(late, milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

function wrap({ kind, db, release, isUsable }: Opened): Database {
  const listeners: (() => void)[] = [];
  return {
    kind,
    db,
    isUsable,
    transaction: async (work) => {
      const done = await db
        .transaction()
        .execute((trx) => inTransaction.run(true, () => work(trx)));
      for (const told of listeners) told();
      return done;
    },
    onCommit: (told) => {
      listeners.push(told);
    },
    ping: async () => {
      await within(PING_LIMIT_MS, sql`select 1`.execute(db));
    },
    close: async () => {
      try {
        await db.destroy();
      } finally {
        release();
      }
    },
  };
}

/**
 * Opens the database and brings it to the newest shape.
 *
 * @throws DataDirectoryInUseError when another process uses the embedded database's folder
 * @throws UnfinishedRestoreError when a restore into that folder was broken off
 * @throws ConfigError when there is no such folder or server, or it can't be used
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openEmbedded(options)
    : openPostgres(options.databaseUrl, options);
}

async function openEmbedded({
  dataDir,
  embeddedLimitMs,
  onLockLost: onLost,
}: DatabaseOptions): Promise<Database> {
  const release = lockDataDirectory(dataDir, onLost && { onLost });
  const folder = join(dataDir, "database");
  const health: PgliteHealth = { works: true, limitMs: LONG_RUNNING_LIMIT_MS };
  const dialect = new PgliteDialect(folder, refuseNestedUse, health);
  const db = new Kysely<Tables>({ dialect });
  const database = wrap({ kind: "pglite", db, release, isUsable: () => health.works });
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_MODE });
    closeToOthers(folder);
    await migrateToLatest(db);
    health.limitMs = embeddedLimitMs ?? LONG_RUNNING_LIMIT_MS;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
  return database;
}

/** What a person needs to know of a server that can't be used; its address has a password. */
function unusable(url: string, error: unknown): ConfigError {
  const { host, pathname } = new URL(url);
  const { message = "", code = "" } = error as Partial<NodeJS.ErrnoException>;
  return new ConfigError(
    `DATABASE_URL names ${host}${pathname}, which can't be used: ${message || code}. Look whether the ` +
      "server runs there and knows the database, the role and its password.",
    { cause: error },
  );
}

async function openPostgres(url: string, options: DatabaseOptions): Promise<Database> {
  // A migration of a large shop takes its time, and waits for another instance's.
  const limits = longRunningLimits(options.migrationLimitMs ?? 0);
  const migrating = postgres(url, { ...options, databasePoolSize: 2 }, limits);
  try {
    await sql`select 1`.execute(migrating).catch((error: unknown) => {
      throw unusable(url, error);
    });
    await migrateToLatest(migrating);
  } finally {
    await migrating.destroy();
  }
  const db = postgres(url, options, { ...defaultLimits, ...options.limits });
  return wrap({ kind: "postgres", db, release: () => undefined, isUsable: () => true });
}
