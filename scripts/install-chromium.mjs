// Installs the browser that the tests need, where there is none. It uses no dependency, so that it
// may go on beside their install.
import { ensureChromium } from "./lib/chromium.mjs";
import { say } from "./lib/terminal.mjs";

try {
  ensureChromium(say);
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
