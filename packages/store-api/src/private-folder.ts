import { chmodSync, existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Of a folder that only its owner may look into. */
export const PRIVATE_MODE = 0o700;

/** Of a file that only its owner may read; given explicitly, because a umask may allow more. */
export const PRIVATE_FILE_MODE = 0o600;

function setMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // A volume of another owner, or one that knows no modes: whoever mounted it decides.
  }
}

/** Keeps the machine's other users out of a folder that may be there from an earlier version. */
export function closeToOthers(folder: string): void {
  if (existsSync(folder)) setMode(folder, PRIVATE_MODE);
}

/** Keeps the machine's other users out of a folder and of everything in it. */
export function closeTree(folder: string): void {
  closeToOthers(folder);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    const entry = lstatSync(path);
    if (entry.isDirectory()) setMode(path, PRIVATE_MODE);
    else if (entry.isFile()) setMode(path, PRIVATE_FILE_MODE);
  }
}
