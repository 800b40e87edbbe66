import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { type Child, startProgram } from "../../../../scripts/lib/child.mjs";
import type { PROGRAMS } from "./programs.js";

export type { Child };

/** Starts a program of this package. */
export function startChild(
  program: keyof typeof PROGRAMS,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Child {
  const cwd = fileURLToPath(new URL("../..", import.meta.url));
  return startProgram(join(inject("programs"), `${program}.js`), { args, cwd, env });
}
