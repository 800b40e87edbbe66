import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { shortLived } from "../../../../scripts/lib/programs.mjs";
import type { PROGRAMS } from "./programs.js";

/** A program of this package running as a process of its own. */
export interface Child {
  process: ChildProcess;
  /** Everything it wrote so far. */
  output(): string;
  /** Waits until its output matches; throws when it ends before. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Waits for the end. */
  exit(): Promise<number | null>;
}

const WAIT_MS = 100_000;

/** Starts a program of this package. */
export function startChild(
  program: keyof typeof PROGRAMS,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Child {
  const file = join(inject("programs"), `${program}.js`);
  const child = spawn(process.execPath, [...shortLived, file, ...args], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const closed = once(child, "close");
  const exit = async () => {
    await closed;
    return child.exitCode;
  };
  return {
    process: child,
    output: () => output,
    exit,
    end: (signal) => {
      child.kill(signal);
      return exit();
    },
    until: async (pattern) => {
      for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; ) {
        const match = pattern.exec(output);
        if (match) return match;
        if (child.exitCode !== null || child.signalCode !== null) break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`${program} did not write ${pattern}:\n${output}`);
    },
  };
}
