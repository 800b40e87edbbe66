import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { giveBlankDatabase } from "../../../../scripts/lib/blank-database.mjs";
import { shortLived } from "../../../../scripts/lib/programs.mjs";
import { listening } from "./http.js";

/** A shop in a process of its own. */
export interface ShopChild {
  signal(signal: NodeJS.Signals): void;
  output(): string;
  /** Waits until the output matches; throws when the process ends before. */
  until(pattern: RegExp): Promise<void>;
  /** Waits for the end and gives the exit code. */
  exit(): Promise<number | null>;
}

const timeoutMs = 120_000;

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  server.close();
  await once(server, "close");
  return port;
}

/** A data folder of its own, with a database that no shop has used yet. */
export async function blankShop(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "taanka-server-"));
  await giveBlankDatabase(dataDir);
  return dataDir;
}

/** `shopProcess.ts`, or the API alone. */
export type Program = "shop" | "api";

/** Starts a program with these variables and none of this process's. */
export function startChild(
  variables: Record<string, string>,
  program: Program = "shop",
): ShopChild {
  const file = path.join(inject("programs"), `${program}.js`);
  const child = spawn(process.execPath, [...shortLived, file], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: "warn",
      SEED_SAMPLE_CATALOGUE: "false",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const closed = once(child, "close");
  return {
    signal: (signal) => void child.kill(signal),
    output: () => output,
    exit: async () => {
      await closed;
      return child.exitCode;
    },
    until: async (pattern) => {
      for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
        if (pattern.test(output)) return;
        if (child.exitCode !== null || child.signalCode !== null) break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`The shop did not write ${pattern}:\n${output}`);
    },
  };
}
