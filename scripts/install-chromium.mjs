// Installs the browser that the tests need, and in CI brings it up to date. It uses no dependency, so
// that it can run beside their installation.
import { chromiumVersion, ensureChromium, upgradeChromium } from "./lib/chromium.mjs";
import { say } from "./lib/terminal.mjs";

try {
  const { CI, CHROMIUM_PATH } = process.env;
  if (CI && !CHROMIUM_PATH && !upgradeChromium()) {
    say("The system's Chromium could not be upgraded; the tests use the one that is installed.");
  }
  say(`Browser: ${chromiumVersion(ensureChromium(say))}`);
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
