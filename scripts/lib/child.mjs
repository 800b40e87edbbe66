import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { shortLived } from "./programs.mjs";

const waitMs = 120_000;

/**
 * Starts a program that {@link buildPrograms} made, as a process with these variables and none of
 * this one's but PATH.
 *
 * @param {string} file
 * @param {{args?: readonly string[], cwd: string, env: Record<string, string>}} options
 * @returns {import("./child.d.mts").Child}
 */
export function startProgram(file, { args = [], cwd, env }) {
  const child = spawn(process.execPath, [...shortLived, file, ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk.toString();
    });
  }
  const closed = once(child, "close");
  const exit = async () => {
    await closed;
    return child.exitCode;
  };
  return {
    process: child,
    output: () => output,
    exit,
    end: (signal) => {
      child.kill(signal);
      return exit();
    },
    until: async (pattern) => {
      for (const deadline = Date.now() + waitMs; Date.now() < deadline; ) {
        const match = pattern.exec(output);
        if (match) return match;
        if (child.exitCode !== null || child.signalCode !== null) break;
        await wait(20);
      }
      throw new Error(`${file} did not write ${pattern}:\n${output}`);
    },
  };
}
