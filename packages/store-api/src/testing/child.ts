import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

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

/**
 * Starts a TypeScript file of this package.
 *
 * @param file - path below `src`
 */
export function startChild(
  file: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Child {
  const script = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = spawn(
    process.execPath,
    ["--conditions=@taanka/source", "--import", "tsx", script, ...args],
    {
      cwd: fileURLToPath(new URL("../..", import.meta.url)),
      env: { PATH: process.env.PATH, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
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
      throw new Error(`${file} did not write ${pattern}:\n${output}`);
    },
  };
}
