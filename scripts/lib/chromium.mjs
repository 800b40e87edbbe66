import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The one without a window: it does the same with a quarter less of the processor. */
const headlessShell = "chromium-headless-shell";
const withWindow = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The file of a program that a shell would find by its name. */
export function onPath(name) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/**
 * @param {object} [choice]
 * @param {boolean} [choice.asShoppers] first the one that people have: its figures are what counts
 */
export function findChromium({ asShoppers = false } = {}) {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return existsSync(asked) ? asked : undefined;
  const names = asShoppers ? [...withWindow, headlessShell] : [headlessShell, ...withWindow];
  const known = names.map(onPath).find((file) => file !== undefined);
  return known ?? places.find((file) => existsSync(file));
}

const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

/**
 * Installs packages of Debian and its like.
 *
 * @param {...string[]} choices sets of packages, the next where the system lacks the one before
 * @returns whether one could be installed
 */
export function installPackages(...choices) {
  if (process.platform !== "linux" || !existsSync("/usr/bin/apt-get")) return false;
  const asRoot = process.getuid?.() === 0;
  const apt = (...args) =>
    asRoot ? run("apt-get", args) : run("sudo", ["-n", "apt-get", ...args]);
  const install = (packages) => apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
  return apt("update", "-qq") && choices.some(install);
}

/**
 * The Chromium that is there, or else the system's, installed. A machine of CI, which nobody else
 * works with, gets the one without a window beside any other.
 *
 * @throws where there is none and none can be installed
 */
export function ensureChromium(log) {
  const { CHROMIUM_PATH, CI } = process.env;
  const found = findChromium();
  if (found && (CHROMIUM_PATH || !CI || onPath(headlessShell))) return found;
  if (CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not exist.`);
  }
  if (!found) log("No Chromium found; installing the system's package…");
  // Not every system with packages of this kind has the one without a window.
  const isInstalled = installPackages([headlessShell], ...(found ? [] : [["chromium"]]));
  const installed = isInstalled ? findChromium() : found;
  if (installed) return installed;
  throw new Error(
    "The tests need a Chromium or Chrome. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to its program.",
  );
}
