import { AsyncLocalStorage } from "node:async_hooks";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { lockDataDirectory } from "./lock-file.js";
import { migrateToLatest } from "./migrations/index.js";
import { PgliteDialect } from "./pglite-dialect.js";
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
  /** Answers when the database does. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  databaseUrl?: string | undefined;
  databasePoolSize: number;
  dataDir: string;
  /** Told about connections that broke while nobody used them. */
  onIdleError: (error: Error) => void;
}

function postgresDialect(url: string, options: DatabaseOptions): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.databasePoolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    application_name: "taanka-store-api",
  });
  pool.on("error", options.onIdleError);
  return new PostgresDialect({
    pool: {
      connect: () => {
        refuseNestedUse();
        return pool.connect();
      },
      end: () => pool.end(),
    },
  });
}

function wrap(kind: Database["kind"], db: Kysely<Tables>, release: () => void): Database {
  return {
    kind,
    db,
    transaction: (work) =>
      db.transaction().execute((trx) => inTransaction.run(true, () => work(trx))),
    ping: async () => {
      await sql`select 1`.execute(db);
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
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl } = options;
  const release = databaseUrl ? () => undefined : lockDataDirectory(options.dataDir);
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl, options)
    : new PgliteDialect(join(options.dataDir, "database"), refuseNestedUse);
  const database = wrap(databaseUrl ? "postgres" : "pglite", new Kysely({ dialect }), release);
  try {
    await migrateToLatest(database.db);
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
  return database;
}
