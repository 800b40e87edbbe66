import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { giveBlankDatabase } from "../../../../scripts/lib/blank-database.mjs";
import { type Child, startProgram } from "../../../../scripts/lib/child.mjs";
import { listening } from "./http.js";

export type { Child };

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
export function startChild(variables: Record<string, string>, program: Program = "shop"): Child {
  return startProgram(path.join(inject("programs"), `${program}.js`), {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    env: { LOG_LEVEL: "warn", SEED_SAMPLE_CATALOGUE: "false", ...variables },
  });
}
