import { chmodSync, existsSync } from "node:fs";

/** Of a folder that nobody but its owner may look into. */
export const PRIVATE_MODE = 0o700;

/** Keeps the machine's other users out of a folder that may be there from an earlier version. */
export function closeToOthers(folder: string): void {
  if (!existsSync(folder)) return;
  try {
    chmodSync(folder, PRIVATE_MODE);
  } catch {
    // A volume that somebody else owns or that knows no modes: whoever mounted it decides.
  }
}
