import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";

/** How long things may take on PostgreSQL, in milliseconds. */
export interface PostgresLimits {
  /** One statement, kept by the server; 0 is no limit. */
  statement: number;
  /** An answer of any kind; longer than a statement, for then the connection is silent. 0 is none. */
  answer: number;
  /** The answer of a connection that was not used for a while, and of `ping`. */
  check: number;
  /** How long a connection is used without being asked whether it still works. */
  trust: number;
}

export const defaultLimits: PostgresLimits = {
  statement: 30_000,
  answer: 35_000,
  check: 2_000,
  trust: 2_000,
};

/** How much later than the longest statement a connection that has not answered counts as silent. */
const SILENCE_MS = 5_000;

/**
 * The limits of work whose statements may take long, such as migrations.
 *
 * @param statement - for one statement, 0 is none
 */
export const longRunningLimits = (statement: number): PostgresLimits => ({
  ...defaultLimits,
  statement,
  answer: statement === 0 ? 0 : statement + SILENCE_MS,
});

/** A connection on which nothing arrives any more, although nobody has closed it. */
class SilentConnectionError extends Error {
  override name = "SilentConnectionError";
  readonly code = "ETIMEDOUT";

  constructor() {
    super("The database does not answer on this connection.");
  }
}

/** A connection that ended under a query, or could not be made; as PostgreSQL says it. */
class BrokenConnectionError extends Error {
  override name = "BrokenConnectionError";
  readonly code = "08006";
}

/** What the driver says of connections has no code, what the database and the system say has one. */
function withCode(error: unknown): Error {
  if (!(error instanceof Error)) return new BrokenConnectionError(String(error));
  return "code" in error && error.code
    ? error
    : new BrokenConnectionError(error.message, { cause: error });
}

interface Options {
  url: string;
  size: number;
  limits: PostgresLimits;
  onIdleError: (error: Error) => void;
}

function newPool({ url, size, limits, onIdleError }: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    statement_timeout: limits.statement,
    // Locks that a vanished or forgetful process holds are given back.
    idle_in_transaction_session_timeout: limits.statement === 0 ? 0 : 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: 600,
    application_name: "taanka-store-api",
  });
  pool.on("error", onIdleError);
  return pool;
}

/** A connection that is given up when it goes silent, instead of being waited for without end. */
class Client {
  readonly #client: pg.PoolClient;
  readonly #limit: number;
  readonly #onSilence: () => void;
  #failure: Error | undefined;
  /** An error that nobody listens to would end the process: the pool hears those of idle ones only. */
  readonly #hear = (error: Error) => {
    this.#failure ??= withCode(error);
  };

  constructor(client: pg.PoolClient, limit: number, onSilence: () => void) {
    this.#client = client;
    this.#limit = limit;
    this.#onSilence = onSilence;
    client.on("error", this.#hear);
  }

  async query<R>(
    text: string,
    values: readonly unknown[],
    limit = this.#limit,
  ): Promise<PostgresQueryResult<R>> {
    if (this.#failure) throw this.#failure;
    const answer = this.#client.query(text, [...values]).catch((error: unknown) => {
      throw withCode(error);
    }) as Promise<unknown>;
    if (limit === 0) return answer as Promise<PostgresQueryResult<R>>;
    // It fails later, when nobody listens any more, if the connection is found silent before.
    answer.catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(this.#giveUp()), limit);
    });
    const result = await Promise.race([answer, silence]).finally(() => clearTimeout(timer));
    return result as PostgresQueryResult<R>;
  }

  /** Whether it answers within a time. */
  answers(limit: number): Promise<boolean> {
    return this.query("select 1", [], limit).then(
      () => true,
      () => false,
    );
  }

  release(): void {
    this.#client.off("error", this.#hear);
    this.#client.release(this.#failure);
  }

  #giveUp(): Error {
    this.#failure = new SilentConnectionError();
    this.#onSilence();
    return this.#failure;
  }
}

/**
 * The connections to a PostgreSQL. Proxies and firewalls drop connections without a word; then
 * a query waits for an answer that never comes. So every answer has a time limit, a connection that
 * was not used for a while is asked first, and when one is found silent all are asked at once.
 */
export class ResilientPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #limits: PostgresLimits;
  readonly #usedAt = new WeakMap<pg.PoolClient, number>();
  /** When a connection was last found silent; what was not used since is asked first. */
  #silentAt = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#pool = newPool(options);
    this.#limits = options.limits;
  }

  async connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await this.#take();
      if (client) return client;
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  /** A connection, or undefined when it was silent. */
  async #take(): Promise<PostgresPoolClient | undefined> {
    const raw = await this.#pool.connect().catch((error: unknown) => {
      throw withCode(error);
    });
    const client = new Client(raw, this.#limits.answer, () => this.#checkIdle());
    const release = () => {
      this.#usedAt.set(raw, performance.now());
      client.release();
    };
    if (!this.#isTrusted(raw) && !(await client.answers(this.#limits.check))) {
      release();
      return undefined;
    }
    // Kysely's other form, with a cursor, is for streams, which the embedded database has not either.
    const query = (text: string, values: readonly unknown[]) => client.query(text, values);
    return { query, release } as PostgresPoolClient;
  }

  #isTrusted(raw: pg.PoolClient): boolean {
    const usedAt = this.#usedAt.get(raw);
    if (usedAt === undefined) return true;
    return usedAt > this.#silentAt && performance.now() - usedAt < this.#limits.trust;
  }

  /** What made one connection silent has made the others so too: nobody is to find that out later. */
  #checkIdle(): void {
    this.#silentAt = performance.now();
    for (let left = this.#pool.idleCount; left > 0; left--) {
      this.#take().then(
        (client) => client?.release(),
        () => undefined,
      );
    }
  }
}
