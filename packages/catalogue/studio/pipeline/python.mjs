/** Finds a Python with numpy and runs the shader with it. */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CACHE, STUDIO } from "./paths.mjs";

/** @returns {string} command of a Python that can import numpy @throws {Error} When there is none. */
function findPython() {
  const candidates = [process.env.STUDIO_PYTHON, "python3", "/usr/bin/python3"].filter(
    (name) => name !== undefined,
  );
  const found = candidates.find(
    (name) => spawnSync(name, ["-c", "import numpy"], { stdio: "ignore" }).status === 0,
  );
  if (!found)
    throw new Error("The shader needs Python 3 with numpy. Set STUDIO_PYTHON to its command.");
  return found;
}

/**
 * Shades jobs; calls `onPicture` for each as it is finished, and waits for it.
 *
 * @param {{ out: string, job: object }[]} jobs
 * @param {(index: number, rgb: Buffer, width: number, height: number) => Promise<void>} onPicture
 */
export async function shade(jobs, onPicture) {
  const list = join(CACHE, `jobs-${process.pid}.json`);
  writeFileSync(list, JSON.stringify(jobs.map(({ job, out }) => ({ ...job, out }))));
  const child = spawn(findPython(), [join(STUDIO, "shader", "compose.py"), list], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = new Promise((resolve) => child.on("close", resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const match = /^DONE (.+) (\d+) (\d+)$/.exec(line);
    if (!match) continue;
    const [, out, width, height] = match;
    const index = jobs.findIndex((entry) => entry.out === out);
    const rgb = readFileSync(out);
    rmSync(out);
    await onPicture(index, rgb, Number(width), Number(height));
  }
  const code = await closed;
  rmSync(list, { force: true });
  if (code !== 0) throw new Error(`The shader ended with code ${code}.`);
}
