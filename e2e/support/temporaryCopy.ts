import { cpSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder of one's own with what is in another. */
export async function temporaryCopy(folder: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), "taanka-e2e-"));
  cpSync(folder, copy, { recursive: true });
  return copy;
}
