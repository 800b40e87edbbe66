import { spawn } from "node:child_process";
import path from "node:path";
import { outboxKey } from "./outbox.mjs";
import { shortLived } from "./programs.mjs";
import { root as ownRoot } from "./workspace.mjs";

const timeoutMs = 60_000;
/** Pictures that are made in the background would take time from what is tried and measured. */
const own = { PORT: "0", LOG_LEVEL: "warn", OUTBOX_KEY: outboxKey, PREPARE_PICTURES: "false" };

/**
 * Starts the built shop as a process of its own, on a free port, and waits until it is open.
 *
 * @param {object} options
 * @param {string} options.dataDir folder of its database
 * @param {Record<string, string>} [options.env] more environment
 * @param {boolean} [options.briefly] whether it is closed again soon
 * @param {string} [options.root] folder of the repository that is built; this one by default
 * @returns {Promise<{address: string, output: () => string, stop: () => Promise<void>, kill: () => Promise<void>}>}
 */
export function startShop({ dataDir, env = {}, briefly = false, root = ownRoot }) {
  const program = [...(briefly ? shortLived : []), path.join(root, "scripts/serve-built.mjs")];
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { ...process.env, ...own, DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise((resolve) => child.once("close", resolve));
  const end = async (signal) => {
    child.kill(signal);
    await ended;
  };
  return new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`The shop did not start: ${why}\n${output}`));
    const timer = setTimeout(() => fail("it took too long"), timeoutMs);
    const read = (chunk) => {
      output += chunk;
      const address = /The shop is open at (\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve({
        address,
        output: () => output,
        stop: () => end("SIGTERM"),
        kill: () => end("SIGKILL"),
      });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("close", (code) => fail(`it ended with ${code}`));
  });
}
