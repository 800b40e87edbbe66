import { Worker } from "node:worker_threads";

interface Reply {
  id?: number;
  ready?: boolean;
  rows?: Record<string, unknown>[];
  affectedRows?: number;
  error?: { message: string; code?: string };
}

interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

/** An error the database raised; `code` is the SQLSTATE, as with the `pg` driver. */
class DatabaseError extends Error {
  override name = "DatabaseError";
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** The server's end of the worker thread in which the embedded database runs. */
export class PgliteConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #failure: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on("message", (reply: Reply) => this.#settle(reply));
    worker.on("error", (error) => this.#fail(error));
    worker.on("exit", () => this.#fail(new DatabaseError("The embedded database has stopped.")));
  }

  /**
   * Starts the embedded database.
   *
   * @param dataDir - folder of its files; undefined keeps everything in memory
   * @throws DatabaseError when the folder holds something else or cannot be written
   */
  static async open(dataDir: string | undefined): Promise<PgliteConnection> {
    const worker = new Worker(new URL("./pglite-worker.js", import.meta.url), {
      workerData: { dataDir },
      execArgv: [],
    });
    await new Promise<void>((resolve, reject) => {
      worker.once("message", (reply: Reply) => {
        if (reply.ready) resolve();
        else reject(new DatabaseError(reply.error?.message ?? "The database did not start."));
      });
      worker.once("error", reject);
    }).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    return new PgliteConnection(worker);
  }

  async query(sql: string, params: readonly unknown[]): Promise<Reply> {
    return this.#ask({ sql, params });
  }

  /** Lets the database write its last pages, then ends the thread. */
  async close(): Promise<void> {
    if (!this.#failure) await this.#ask({ close: true });
    await this.#worker.terminate();
  }

  #ask(request: Record<string, unknown>): Promise<Reply> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...request });
    });
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id ?? 0);
    if (!waiting || reply.id === undefined) return;
    this.#waiting.delete(reply.id);
    if (reply.error) waiting.reject(new DatabaseError(reply.error.message, reply.error.code));
    else waiting.resolve(reply);
  }

  #fail(error: Error): void {
    this.#failure = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
