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

/** Runs `apt-get`; false where the system has none, or it fails. */
function apt(...args) {
  if (!onPath("apt-get")) return false;
  const isRoot = process.getuid?.() === 0;
  return isRoot ? run("apt-get", args) : run("sudo", ["-n", "apt-get", ...args]);
}

const installNow = (...options) =>
  apt("install", "-y", "-qq", "--no-install-recommends", ...options);

/**
 * Installs packages of Debian and its derivatives.
 *
 * @param {...string[]} choices sets of packages; the first that the system has is installed
 * @returns whether one was installed
 */
export function installPackages(...choices) {
  return apt("update", "-qq") && choices.some((packages) => installNow(...packages));
}

/**
 * Upgrades the system's Chromium and adds the one without a window. CI does this before each run: a
 * machine that is kept would otherwise test with an older browser than a new one installs.
 *
 * @returns whether the system could be asked for its current packages
 */
export function upgradeChromium() {
  if (!apt("update", "-qq")) return false;
  // Some systems lack the one without a window; the first choice must not keep the other old.
  const hasShell = installNow(headlessShell);
  const installed = withWindow.slice(0, 2).filter(onPath);
  return installed.length > 0 ? installNow("--only-upgrade", ...installed) || hasShell : hasShell;
}

/**
 * Finds a Chromium, or installs the system's.
 *
 * @throws where there is none and none can be installed
 */
export function ensureChromium(log) {
  const found = findChromium();
  if (found) return found;
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not exist.`);
  }
  log("No Chromium found; installing the system's package…");
  const installed = installPackages([headlessShell], ["chromium"]) && findChromium();
  if (installed) return installed;
  throw new Error(
    "The tests need a Chromium or Chrome. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to its program.",
  );
}

/** What a browser says of itself, such as `Chromium 156.0.8078.108`; its path where it says nothing. */
export function chromiumVersion(program) {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return stdout?.trim() || program;
}
