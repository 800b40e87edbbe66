import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../../dist/main.js", import.meta.url));

/** One of the shop's processes, as built. */
export class Instance {
  readonly name: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #origin = "";
  #output = "";
  #isEnding = false;
  /** What it wrote before it ended although nobody had told it to. */
  readonly deaths: string[] = [];

  constructor(name: string, env: Record<string, string>) {
    this.name = name;
    this.#env = env;
  }

  get origin(): string {
    return this.#origin;
  }

  async start(): Promise<void> {
    const env = { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "info", ...this.#env };
    const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    this.#isEnding = false;
    child.once("exit", () => this.#isEnding || this.deaths.push(this.#output.slice(-2000)));
    let heard = "";
    await new Promise<void>((resolve, reject) => {
      child.once("exit", (code) => reject(new Error(`${this.name} ended with ${code}:\n${heard}`)));
      const listen = (chunk: Buffer) => {
        this.#output = (this.#output + chunk.toString()).slice(-20_000);
        if (this.#origin !== "" && heard === "") return;
        heard += chunk.toString();
        const origin = /the API listens on (http:\/\/[\d.:]+)/.exec(heard)?.[1];
        if (origin === undefined) return;
        this.#origin = origin;
        heard = "";
        resolve();
      };
      this.#origin = "";
      child.stdout.on("data", listen);
      child.stderr.on("data", listen);
    });
  }

  /** Ends it and waits for that. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.#isEnding = true;
    child.kill(signal);
    await once(child, "exit");
  }

  /** Its memory in mebibytes; undefined when it is not running. */
  memory(): number | undefined {
    try {
      const pid = String(this.#child?.pid);
      return Number(execFileSync("ps", ["-o", "rss=", "-p", pid], { encoding: "utf8" })) / 1024;
    } catch {
      return undefined;
    }
  }
}
