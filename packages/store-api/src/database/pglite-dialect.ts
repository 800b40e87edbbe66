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
import { PgliteConnection } from "./pglite-connection.js";

/** Kysely on the embedded database: one connection, handed out to one user at a time. */
export class PgliteDialect implements Dialect {
  readonly #dataDir: string | undefined;
  readonly #beforeAcquire: () => void;

  /**
   * @param dataDir - folder of the database; undefined keeps it in memory
   * @param beforeAcquire - called before each wait for the connection; throws where waiting would
   *   never end
   */
  constructor(dataDir: string | undefined, beforeAcquire: () => void) {
    this.#dataDir = dataDir;
    this.#beforeAcquire = beforeAcquire;
  }

  createAdapter(): DialectAdapter {
    return new PostgresAdapter();
  }

  createDriver(): Driver {
    return new PgliteDriver(this.#dataDir, this.#beforeAcquire);
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db);
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler();
  }
}

class PgliteDriver implements Driver {
  readonly #dataDir: string | undefined;
  readonly #beforeAcquire: () => void;
  readonly #queue: (() => void)[] = [];
  #connection: SharedConnection | undefined;
  #busy = false;

  constructor(dataDir: string | undefined, beforeAcquire: () => void) {
    this.#dataDir = dataDir;
    this.#beforeAcquire = beforeAcquire;
  }

  async init(): Promise<void> {
    this.#connection = new SharedConnection(await PgliteConnection.open(this.#dataDir));
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#connection) throw new Error("The embedded database is not open.");
    this.#beforeAcquire();
    if (this.#busy) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#busy = true;
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

  constructor(pglite: PgliteConnection) {
    this.#pglite = pglite;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const reply = await this.#pglite.query(query.sql, query.parameters);
    return {
      rows: (reply.rows ?? []) as R[],
      numAffectedRows: BigInt(reply.affectedRows ?? 0),
    };
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
