import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { LONG_RUNNING_LIMIT_MS, PgliteConnection } from "./pglite-connection.js";

/** Kysely on the embedded database: one connection, handed out to one user at a time. */
export class PgliteDialect implements Dialect {
  readonly #dataDir: string | undefined;
  readonly #beforeAcquire: () => void;
  readonly #health: PgliteHealth;

  /**
   * @param dataDir - folder of the database; undefined keeps it in memory
   * @param beforeAcquire - called before each wait for the connection; throws where waiting would
   *   never end
   * @param health - is kept true, and says how long a statement may take
   */
  constructor(
    dataDir: string | undefined,
    beforeAcquire: () => void,
    health: PgliteHealth = { works: true, limitMs: LONG_RUNNING_LIMIT_MS },
  ) {
    this.#dataDir = dataDir;
    this.#beforeAcquire = beforeAcquire;
    this.#health = health;
  }

  createAdapter(): DialectAdapter {
    return new PostgresAdapter();
  }

  createDriver(): Driver {
    return new PgliteDriver(this.#dataDir, this.#beforeAcquire, this.#health);
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db);
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler();
  }
}

/** What there is to know of the embedded database from outside. */
export interface PgliteHealth {
  /** False from when it was found broken until it is open again. */
  works: boolean;
  /** How long one statement may take from now on. */
  limitMs: number;
}

/** Opening reads and writes all that was not finished; on a full disk it fails again and again. */
const REOPEN_EVERY_MS = 2_000;

/** The embedded database is broken and could not be opened again yet. */
class UnavailableError extends Error {
  override name = "UnavailableError";
  /** As PostgreSQL says that it can't be used now. */
  readonly code = "57P03";

  constructor(cause?: unknown) {
    super("The embedded database broke and is not open again yet.", { cause });
  }
}

class PgliteDriver implements Driver {
  readonly #dataDir: string | undefined;
  readonly #beforeAcquire: () => void;
  readonly #health: PgliteHealth;
  readonly #queue: (() => void)[] = [];
  #connection: SharedConnection | undefined;
  #busy = false;
  #triedAt = Number.NEGATIVE_INFINITY;

  constructor(dataDir: string | undefined, beforeAcquire: () => void, health: PgliteHealth) {
    this.#dataDir = dataDir;
    this.#beforeAcquire = beforeAcquire;
    this.#health = health;
  }

  async init(): Promise<void> {
    const connection = await PgliteConnection.open(this.#dataDir);
    this.#connection = new SharedConnection(connection, this.#health);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#beforeAcquire();
    if (this.#busy) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#busy = true;
    try {
      return await this.#working();
    } catch (error) {
      await this.releaseConnection();
      throw error;
    }
  }

  /** The connection, or a new one in the place of one that broke: every start recovers what is there. */
  async #working(): Promise<SharedConnection> {
    const connection = this.#connection;
    if (!connection) throw new Error("The embedded database is not open.");
    if (await connection.works()) return connection;
    this.#health.works = false;
    const now = performance.now();
    if (now - this.#triedAt < REOPEN_EVERY_MS) throw new UnavailableError();
    this.#triedAt = now;
    await connection.close();
    const reopened = await PgliteConnection.open(this.#dataDir).catch((cause: unknown) => {
      throw new UnavailableError(cause);
    });
    this.#connection = new SharedConnection(reopened, this.#health);
    this.#health.works = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    // Handed over without becoming free in between, so that nobody can overtake the queue.
    if (next) next();
    else this.#busy = false;
  }

  async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : "";
    await connection.executeQuery(CompiledQuery.raw(`begin${level}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    await this.#connection?.close();
  }
}

class SharedConnection implements DatabaseConnection {
  readonly #pglite: PgliteConnection;
  readonly #limits: Pick<PgliteHealth, "limitMs">;

  constructor(pglite: PgliteConnection, limits: Pick<PgliteHealth, "limitMs">) {
    this.#pglite = pglite;
    this.#limits = limits;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const reply = await this.#pglite.query(query.sql, query.parameters, this.#limits.limitMs);
    return {
      rows: (reply.rows ?? []) as R[],
      numAffectedRows: BigInt(reply.affectedRows ?? 0),
    };
  }

  works(): Promise<boolean> {
    return this.#pglite.works();
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error(
      "The embedded database answers a query in one piece; streaming is not offered.",
    );
  }

  close(): Promise<void> {
    return this.#pglite.close();
  }
}
