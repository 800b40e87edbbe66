import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startPostgres } from "../../packages/store-api/src/testing/postgres.ts";
import { freePort } from "../examples/app.mjs";
import { step } from "../lib/terminal.mjs";
import { until } from "../lib/until.mjs";
import { run } from "../lib/workspace.mjs";

const startTimeoutMs = 300_000;

/** Starts the server and waits until it answers. */
async function startServer(program, folder, env) {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const args = [program, "start", "--port", `${port}`, "--host", "127.0.0.1"];
  const stdio = ["ignore", "pipe", "pipe"];
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const stop = async () => {
    if (child.exitCode === null) child.kill("SIGKILL");
    await ended;
  };
  const isUp = async () => {
    if (child.exitCode !== null) throw new Error(`Medusa ended.\n${output}`);
    const answer = await fetch(`${baseUrl}/health`).catch(() => undefined);
    return answer?.ok;
  };
  try {
    await until(isUp, "Medusa did not start.", startTimeoutMs);
  } catch (error) {
    await stop();
    throw error;
  }
  return { baseUrl, stop };
}

/**
 * A Medusa shop with five products, in a temporary folder, on a PostgreSQL of its own.
 *
 * @returns what the adapter needs to reach it, which version it is, and how it ends
 */
export async function openMedusaShop() {
  const folder = await mkdtemp(path.join(tmpdir(), "taanka-medusa-"));
  const ends = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    await cp(path.join(import.meta.dirname, "server"), folder, { recursive: true });
    // One package deep below Medusa asks for a newer Node than Medusa itself, which runs on this one.
    const npmrc = { npm_config_engine_strict: "false" };
    const install = ["install", "--no-audit", "--no-fund"];
    await step("Install Medusa", () => run("npm", install, { cwd: folder, env: npmrc }));
    const postgres = await step("PostgreSQL", startPostgres);
    ends.push(() => postgres.stop());
    const variables = { NODE_ENV: "production", MEDUSA_DISABLE_TELEMETRY: "true" };
    const env = { ...variables, PATH: process.env.PATH, DATABASE_URL: postgres.url("postgres") };
    const cli = path.join(folder, "node_modules/@medusajs/cli/cli.js");
    const medusa = (...args) => run(process.execPath, [cli, ...args], { cwd: folder, env });
    await step("Tables", () => medusa("db:migrate"));
    await step("Products", () => medusa("exec", "./seed.js"));
    const server = await step("Server", () => startServer(cli, folder, env));
    ends.push(server.stop);
    const read = async (file) => JSON.parse(await readFile(path.join(folder, file), "utf8"));
    const { version } = await read("node_modules/@medusajs/medusa/package.json");
    const { key, regionId } = await read("seeded.json");
    return { settings: { baseUrl: server.baseUrl, publishableKey: key, regionId }, version, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
