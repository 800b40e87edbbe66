import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

interface Reply {
  id?: number;
  ready?: boolean;
  rows?: Record<string, unknown>[];
  affectedRows?: number;
  error?: { message: string; code?: string; severity?: string };
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

/** As PostgreSQL says that it can't go on: callers may try again in a moment. */
const CRASHED = "57P02";
/** Of the system below, or of the database's own insides; it may have died of them without a word. */
const SUSPECT = /^(?:53|58|XX)/;

/** How long one statement may take where those of migrations and imports take minutes. */
export const LONG_RUNNING_LIMIT_MS = 10 * 60_000;

/** How long other things may take, in milliseconds. */
const LIMIT = {
  /** An answer of a database that may have died. */
  probe: 3_000,
  /** Writing the last pages. */
  close: 10_000,
};

const crashed = (how: string) => new DatabaseError(`The embedded database ${how}.`, CRASHED);

/** As far as it is needed here: the types of Node leave it out. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

const { resolve: fileOf } = createRequire(import.meta.url);
let program: Promise<object> | undefined;

/** PostgreSQL itself, compiled once for all databases of the process: that takes longer than a start. */
function compiledProgram(): Promise<object> {
  program ??= readFile(fileOf("@electric-sql/pglite/pglite.wasm")).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return program;
}

/** The server's end of the worker thread in which the embedded database runs. */
export class PgliteConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #failure: Error | undefined;
  #suspect = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on("message", (reply: Reply) => this.#settle(reply));
    worker.on("error", (error) => this.#fail(error));
    worker.on("exit", () => this.#fail(crashed("has stopped")));
  }

  /** Whether it answers. One that had trouble is asked; one that does not is done for. */
  async works(): Promise<boolean> {
    if (this.#suspect && !this.#failure) {
      await this.#ask({ sql: "select 1", params: [] }, LIMIT.probe).catch(() => undefined);
      this.#suspect = false;
    }
    return !this.#failure;
  }

  /**
   * Starts the embedded database.
   *
   * @param dataDir - folder of its files; undefined keeps everything in memory
   * @throws DatabaseError when the folder holds something else or cannot be written
   */
  static async open(dataDir: string | undefined): Promise<PgliteConnection> {
    const worker = new Worker(new URL("./pglite-worker.js", import.meta.url), {
      workerData: { dataDir, program: await compiledProgram() },
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

  /** @param limit - milliseconds after which a database that has not answered is given up */
  async query(sql: string, params: readonly unknown[], limit: number): Promise<Reply> {
    return this.#ask({ sql, params }, limit);
  }

  /** Lets the database write its last pages, then ends the thread. */
  async close(): Promise<void> {
    if (await this.works()) await this.#ask({ close: true }, LIMIT.close).catch(() => undefined);
    await this.#worker.terminate();
  }

  #ask(request: Record<string, unknown>, limit: number): Promise<Reply> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = this.#nextId++;
    const timer = setTimeout(() => this.#fail(crashed("does not answer")), limit);
    timer.unref();
    const answer = new Promise<Reply>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...request });
    });
    return answer.finally(() => clearTimeout(timer));
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id ?? 0);
    if (!waiting || reply.id === undefined) return;
    this.#waiting.delete(reply.id);
    if (!reply.error) {
      waiting.resolve(reply);
      return;
    }
    const { message, code, severity } = reply.error;
    waiting.reject(new DatabaseError(message, code));
    // What is no error of a statement leaves a database behind that never answers again.
    if (severity === "PANIC" || severity === "FATAL") this.#fail(crashed("has crashed"));
    else if (code === undefined || SUSPECT.test(code)) this.#suspect = true;
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
