import { type ChildProcess, fork } from "node:child_process";
import { rm } from "node:fs/promises";
import { Failure } from "../http/failure.js";
import type { PictureFormat } from "./formats.js";
import { FairQueue, type Job, type QueueLimits, type Waiter } from "./queue.js";

/** What is known of a picture before it is unfolded. */
export interface PictureFacts {
  width: number;
  height: number;
  format: string;
}

/** A picture that was made anew. */
export interface CleanPicture {
  /** WebP without any of the original's own metadata. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** A picture in another size and format. */
export interface Resizing {
  source: string;
  width: number;
  format: PictureFormat;
}

/** A picture that is none, is not whole, or asks for more than a picture may. */
export class PictureError extends Error {
  override name = "PictureError";
  /** Whether it is one, as far as that can be told, but too much of one. */
  readonly isTooLarge: boolean;

  constructor(message: string, isTooLarge: boolean) {
    super(message);
    this.isTooLarge = isTooLarge;
  }
}

interface Reply {
  result?: unknown;
  error?: string;
}

/** The decoder's process counts its own processor time; this is for one that does not get any. */
const LIMIT_MS = 60_000;
/** A process of its own takes 70 MB; one that nobody needs is ended. */
const IDLE_MS = 60_000;

const closing = () =>
  new Failure("unavailable", "The shop is closing. Please try again in a moment.", {
    retryAfter: 5,
  });

/** What a program needs of its surroundings to be found, to load its libraries and to write for a moment. */
const NEEDED = /^(path|ld_library_path|dyld_library_path|systemroot|temp|tmp|tmpdir|tz)$/i;

/**
 * The environment of the process that opens strangers' pictures: none of the server's own, in which
 * its secrets stand and what its start loads (`NODE_OPTIONS`).
 */
export const decoderEnvironment = (server: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(server).filter(([name]) => NEEDED.test(name)));

interface DecoderOptions extends QueueLimits {
  /** Whether it works with what the other programs of the machine leave over. @default false */
  inBackground?: boolean;
}

/**
 * Decodes pictures in a process of its own, one at a time, so that a picture which was made to stop
 * the shop stops nothing but that process: it ends when it takes too much memory or time, and the
 * next picture gets another.
 */
export class PictureDecoder {
  readonly #queue: FairQueue;
  readonly #inBackground: boolean;
  #closed = false;
  #running: Job | undefined;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor({ inBackground = false, ...limits }: DecoderOptions) {
    this.#queue = new FairQueue(limits);
    this.#inBackground = inBackground;
  }

  /**
   * @param source - path of a file
   * @throws PictureError
   * @throws Failure `rate_limited` or `unavailable` when too many pictures wait
   */
  async inspect(source: string, waiter: Waiter): Promise<PictureFacts> {
    const work = { kind: "inspect", source };
    return (await this.#ask(`inspect ${source}`, work, waiter)) as PictureFacts;
  }

  /**
   * Writes a picture in another size and format, whole or not at all. @throws as {@link inspect}
   *
   * @param target - file that is written; its folder is made when it is not there
   */
  async resize(resizing: Resizing, target: string, waiter: Waiter): Promise<void> {
    await this.#ask(target, { kind: "resize", ...resizing, target }, waiter);
  }

  /** A picture in another size and format, made in a hurry. @throws as {@link inspect} */
  async draft(resizing: Resizing, name: string, waiter: Waiter): Promise<Uint8Array> {
    return (await this.#ask(name, { kind: "draft", ...resizing }, waiter)) as Uint8Array;
  }

  /** Encodes a picture anew, so that nothing but pixels remains of it. @throws as {@link inspect} */
  async clean(source: Uint8Array, waiter: Waiter): Promise<CleanPicture> {
    return (await this.#ask(undefined, { kind: "clean", source }, waiter)) as CleanPicture;
  }

  /** Ends the process; what waits is refused. */
  close(): void {
    this.#closed = true;
    this.#queue.refuse(closing());
    this.#end(closing());
  }

  #ask(name: string | undefined, work: object, waiter: Waiter): Promise<unknown> {
    if (this.#closed) throw closing();
    const result = this.#queue.join(name, work, waiter);
    this.#next();
    return result;
  }

  #next(): void {
    if (this.#running) return;
    clearTimeout(this.#timer);
    this.#running = this.#queue.take();
    const tooLong = () => this.#end(new PictureError("The picture took too long", true));
    this.#timer = setTimeout(tooLong, this.#running ? LIMIT_MS : IDLE_MS);
    this.#timer.unref();
    if (!this.#running) return;
    this.#child ??= this.#start();
    this.#child.send(this.#running.work, (error) => error && this.#end(error));
  }

  #start(): ChildProcess {
    const child = fork(
      new URL("./picture-process.js", import.meta.url),
      this.#inBackground ? ["background"] : [],
      {
        execArgv: [],
        env: decoderEnvironment(process.env),
        serialization: "advanced",
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      },
    );
    // The server's end decides when the process may end, not this one.
    child.unref();
    child.channel?.unref();
    child.on("message", (reply: Reply) => this.#settle(reply));
    child.on("error", (error) => this.#child === child && this.#end(error));
    child.on("exit", () => {
      if (this.#child !== child) return;
      this.#end(new PictureError("The picture took too much memory or time", true));
    });
    return child;
  }

  #settle({ result, error }: Reply): void {
    const job = this.#running;
    this.#running = undefined;
    if (error === undefined) job?.resolve(result);
    else job?.reject(new PictureError(error, error.includes("pixel limit")));
    this.#next();
  }

  #end(reason: Error): void {
    clearTimeout(this.#timer);
    const job = this.#running;
    this.#running = undefined;
    const child = this.#child;
    this.#child = undefined;
    child?.kill("SIGKILL");
    if (child && job) void removePart(child, job);
    job?.reject(reason);
    if (!this.#queue.isEmpty) this.#next();
  }
}

/** What a process that was ended had written of a file. */
async function removePart({ pid }: ChildProcess, { work }: Job): Promise<void> {
  if ("target" in work) await rm(`${work.target}.${pid}.part`, { force: true });
}
