import { type ChildProcess, fork } from "node:child_process";
import { Failure } from "../http/failure.js";
import type { PictureFormat } from "./formats.js";

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
  /** File that is written. */
  target: string;
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

interface Job {
  work: object;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** The decoder's process counts its own processor time; this is for one that does not get any. */
const LIMIT_MS = 60_000;
/** A process of its own takes 70 MB; one that nobody needs is ended. */
const IDLE_MS = 60_000;

/**
 * Decodes pictures in a process of its own, one at a time, so that a picture which was made to stop
 * the shop stops nothing but that process: it ends when it takes too much memory or time, and the
 * next picture gets another.
 */
export class PictureDecoder {
  readonly #maxWaiting: number;
  readonly #waiting: Job[] = [];
  #running: Job | undefined;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param maxWaiting - how many pictures may wait for their turn */
  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  /**
   * @param source - path of a file
   * @throws PictureError
   * @throws Failure `unavailable` when too many pictures wait
   */
  async inspect(source: string): Promise<PictureFacts> {
    return (await this.#ask({ kind: "inspect", source })) as PictureFacts;
  }

  /** Writes a picture in another size and format. @throws as {@link inspect} */
  async resize(resizing: Resizing): Promise<void> {
    await this.#ask({ kind: "resize", ...resizing });
  }

  /** Encodes a picture anew, so that nothing but pixels remains of it. @throws as {@link inspect} */
  async clean(source: Uint8Array): Promise<CleanPicture> {
    return (await this.#ask({ kind: "clean", source })) as CleanPicture;
  }

  /** Ends the process; what waits is refused. */
  close(): void {
    for (const { reject } of this.#waiting.splice(0)) reject(new Error("The shop is closing"));
    this.#end(new Error("The shop is closing"));
  }

  #ask(work: object): Promise<unknown> {
    if (this.#waiting.length >= this.#maxWaiting) {
      throw new Failure("unavailable", "Too many pictures wait. Please try again in a moment.", {
        retryAfter: 10,
      });
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#running) return;
    clearTimeout(this.#timer);
    this.#running = this.#waiting.shift();
    const tooLong = () => this.#end(new PictureError("The picture took too long", true));
    this.#timer = setTimeout(tooLong, this.#running ? LIMIT_MS : IDLE_MS);
    this.#timer.unref();
    if (!this.#running) return;
    this.#child ??= this.#start();
    this.#child.send(this.#running.work, (error) => error && this.#end(error));
  }

  #start(): ChildProcess {
    const child = fork(new URL("./picture-process.js", import.meta.url), {
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
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
    job?.reject(reason);
    if (this.#waiting.length > 0) this.#next();
  }
}
