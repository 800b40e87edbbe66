import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { run } from "../lib/workspace.mjs";

const timeoutMs = 60_000;
const quiet = { NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Installs and builds an app as its README says. */
export async function installAndBuild(folder, env) {
  await run("npm", ["install"], { cwd: folder, env });
  await run("npm", ["run", "build"], { cwd: folder, env: quiet });
}

/** Ends a server with the programs that it started. */
function end(child) {
  if (process.platform === "win32") child.kill();
  else process.kill(-child.pid, "SIGTERM");
}

/**
 * Starts an app and waits until it answers.
 *
 * @param {string} folder
 * @param {(port: number) => string[]} serve arguments of `npx`
 */
export async function startApp(folder, serve) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn("npx", ["--no-install", ...serve(port)], {
    cwd: folder,
    env: { ...process.env, ...quiet, PORT: `${port}`, HOST: "127.0.0.1", NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: process.platform !== "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const stop = async () => {
    if (child.exitCode === null) end(child);
    await ended;
  };
  const last = Date.now() + timeoutMs;
  while (Date.now() < last && child.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return { address, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error(`The app did not start.\n${output}`);
}
