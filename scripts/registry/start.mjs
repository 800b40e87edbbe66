import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../examples/app.mjs";
import { run } from "../lib/workspace.mjs";
import { registryProgram } from "./program.mjs";

const timeoutMs = 60_000;

/** What verdaccio is told. JSON, which is YAML too. Packages of ours come from here alone. */
const settings = (storage, uplink) => ({
  storage,
  max_body_size: "100mb",
  web: { enable: false },
  uplinks: { upstream: { url: uplink, cache: true, timeout: "60s", max_fails: 20 } },
  packages: {
    "@taanka/*": { access: "$all", publish: "$all", unpublish: "$all" },
    "**": { access: "$all", proxy: "upstream" },
  },
  publish: { allow_offline: true },
  log: { type: "stdout", format: "pretty", level: "warn" },
});

/** Waits until the registry answers, or says what it printed if it ended before. */
async function untilOpen(address, child, output) {
  const last = Date.now() + timeoutMs;
  while (Date.now() < last) {
    if (child.exitCode !== null) break;
    const answer = await fetch(new URL("-/ping", address)).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`The local registry did not start.\n${output()}`);
}

/**
 * Starts a registry on a free port, with an empty storage. What it does not have it asks the registry
 * for that npm is configured with.
 *
 * @returns {Promise<{address: string, env: Record<string, string>, stop: () => Promise<void>}>} `env`
 * turns npm to it.
 */
export async function startRegistry() {
  const folder = await mkdtemp(path.join(tmpdir(), "taanka-registry-"));
  const uplink = (await run("npm", ["config", "get", "registry"])).trim().split("\n").at(-1);
  const program = await registryProgram();
  const config = path.join(folder, "config.yaml");
  const storage = path.join(folder, "storage");
  await mkdir(storage);
  await writeFile(config, JSON.stringify(settings(storage, uplink)));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const child = spawn(process.execPath, [program, "--config", config, "--listen", String(port)], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilOpen(address, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  const npmrc = path.join(folder, "npmrc");
  const token = `//127.0.0.1:${port}/:_authToken=anybody`;
  await writeFile(npmrc, `registry=${address}\n${token}\naudit=false\nfund=false\n`);
  const env = {
    npm_config_userconfig: npmrc,
    npm_config_registry: address,
    // A port may have been another registry's before.
    npm_config_prefer_online: "true",
    npm_config_update_notifier: "false",
  };
  return { address, env, stop };
}
