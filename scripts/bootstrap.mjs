// The commands of a newcomer, such as `npm start` and `npm test`, on nothing but Node and npm: this
// file and what it imports before the install use no dependency.
import { checkPort, defaultHost, readPort, StartError } from "../packages/server/src/port.js";
import { ExpectedError, say, step } from "./lib/terminal.mjs";
import { build, checkNode, install, root, run } from "./lib/workspace.mjs";

const buildPackages = () => step("Build the packages", build);

async function start() {
  say("Taanka: opening the shop");
  await checkPort(readPort(process.env.PORT), process.env.HOST || defaultHost);
  await step("Install the dependencies", install);
  await buildPackages();
  const { runShop } = await import("@taanka/server");
  await runShop({ root });
}

async function test() {
  say("Taanka: running every check");
  // Each waits for the network and the disk more than it computes.
  const browser = run("node", ["scripts/install-chromium.mjs"], { quiet: false });
  await Promise.all([step("Install the dependencies", install), browser]);
  const { runChecks } = await import("./test.mjs");
  process.exitCode = await runChecks();
}

async function dev() {
  await checkPort(readPort(process.env.PORT), defaultHost);
  await step("Install the dependencies", install);
  await buildPackages();
  const { runForDevelopment } = await import("./dev.mjs");
  await runForDevelopment(defaultHost);
}

const commands = { start, test, dev, build: buildPackages };

try {
  checkNode();
  const command = commands[process.argv[2]];
  if (!command) throw new ExpectedError(`Say one of: ${Object.keys(commands).join(", ")}.`);
  await command();
} catch (error) {
  const isExpected = error instanceof ExpectedError || error instanceof StartError;
  process.stderr.write(`\n${isExpected ? error.message : (error.stack ?? error)}\n`);
  process.exit(1);
}
