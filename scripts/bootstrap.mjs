// The two commands of a newcomer, `npm start` and `npm test`, on nothing but Node and npm: this
// file and what it imports before the install use no dependency.
import { checkPort, portFromEnvironment } from "./lib/port.mjs";
import { Stop, say, step } from "./lib/terminal.mjs";
import { build, checkNode, install } from "./lib/workspace.mjs";

async function start() {
  const port = portFromEnvironment();
  const host = process.env.HOST || "127.0.0.1";
  say("Taanka: opening the shop");
  await checkPort(port, host);
  await step("Install the dependencies", install);
  await step("Build the packages", build);
  const { serve } = await import("./serve.mjs");
  await serve({ port, host });
}

async function test() {
  say("Taanka: running every check");
  await step("Install the dependencies", install);
  const { runChecks } = await import("./test.mjs");
  process.exitCode = await runChecks();
}

async function dev() {
  const port = portFromEnvironment();
  await checkPort(port, "127.0.0.1");
  await step("Install the dependencies", install);
  await step("Build the packages", build);
  const { serveForDevelopment } = await import("./dev.mjs");
  await serveForDevelopment({ port });
}

const commands = { start, test, dev };

try {
  checkNode();
  const command = commands[process.argv[2]];
  if (!command) throw new Stop(`Say one of: ${Object.keys(commands).join(", ")}.`);
  await command();
} catch (error) {
  process.stderr.write(`\n${error instanceof Stop ? error.message : (error.stack ?? error)}\n`);
  process.exit(1);
}
