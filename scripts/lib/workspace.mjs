import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "./terminal.mjs";

export const root = path.resolve(import.meta.dirname, "../..");
/** What tests make once, and their reports; it goes with the installed packages. */
export const testCache = path.join(root, "node_modules/.cache/taanka-test");
const stamp = path.join(root, "node_modules", ".taanka-installed");
/** The least minor version of each major one that the tools run on; from `newest` on, any. */
const least = { 20: 19, 22: 13 };
const newest = 24;

export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  if (major >= newest || minor >= least[major]) return;
  throw new ExpectedError(
    `Taanka needs Node 20.19 or newer (of 22, 22.13; not 21 and 23); this is ${version}. Install a current Node (https://nodejs.org) and run the command again.`,
  );
}

function lockHash() {
  const hash = createHash("sha256").update(process.versions.modules).update(process.platform);
  return hash.update(readFileSync(path.join(root, "package-lock.json"))).digest("hex");
}

/** Runs a program to its end and gives what it printed; shows that only if the program fails. */
export function run(command, args, { env = {}, quiet = true, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(output);
      else
        reject(
          Object.assign(new ExpectedError(`${command} ${args.join(" ")} failed.\n${output}`), {
            output,
            code,
          }),
        );
    });
  });
}

function checkDisk() {
  const { bavail, bsize } = statfsSync(root);
  const free = (bavail * bsize) / 1024 ** 3;
  if (free >= 1.5) return;
  throw new ExpectedError(
    `Only ${free.toFixed(1)} GB of disk is free; installing and building needs 1.5 GB. Free some space and run the command again.`,
  );
}

/** Installs the locked dependencies, unless this lock file is what is installed already. */
export async function install() {
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return "up to date";
  checkDisk();
  try {
    // Builds need the development packages, which npm leaves out where NODE_ENV is "production".
    await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  } catch (error) {
    const hint = /ENOSPC/.test(error.output ?? "")
      ? "The disk is full: free some space and run the command again."
      : "Is the npm registry reachable? Mend what npm says above and run the command again.";
    throw new ExpectedError(`${error.message}\nThe dependencies could not be installed. ${hint}`);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return "done";
}

/**
 * Another shop's file, for the storefront's build. Its content is a variable too: turbo would otherwise
 * give the earlier build of a file that has changed since.
 */
export function shopVariables(given = process.env.SHOP_CONFIG) {
  if (!given) return {};
  const file = path.resolve(given);
  if (!existsSync(file)) {
    throw new ExpectedError(`SHOP_CONFIG names ${file}, which does not exist.`);
  }
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
  return { SHOP_CONFIG: file, SHOP_CONFIG_HASH: hash };
}

/** Builds every package; what has not changed since the last build is taken from the cache. */
export async function build() {
  const output = await run(
    "npx",
    ["--no-install", "turbo", "run", "build", "--output-logs=errors-only"],
    {
      env: { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", ...shopVariables() },
    },
  );
  return /FULL TURBO/.test(output) ? "up to date" : "done";
}
