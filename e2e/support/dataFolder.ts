import { cpSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";

/** A data folder for a shop of a journey's own: the sample catalogue, and nobody but its administrator. */
export async function newDataFolder(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "taanka-e2e-own-"));
  cpSync(inject("newShop"), dataDir, { recursive: true });
  return dataDir;
}
