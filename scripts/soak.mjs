// `npm run soak`: two instances of the API on one PostgreSQL under mixed shoppers, one of them killed
// and the database restarted meanwhile (docs/guides/operate-the-api.md).
import { spawn } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { ExpectedError, step } from "./lib/terminal.mjs";
import { checkNode, install, root, run } from "./lib/workspace.mjs";

const known = {
  minutes: { type: "string", default: "10" },
  shoppers: { type: "string", default: "12" },
};

function readOptions() {
  try {
    const { minutes, shoppers } = parseArgs({ options: known }).values;
    if (Number(minutes) > 0 && Number.isInteger(Number(shoppers)) && Number(shoppers) > 0)
      return [minutes, shoppers];
  } catch {
    // Said below.
  }
  throw new ExpectedError("npm run soak -- --minutes 10 --shoppers 12: both are numbers above 0.");
}

try {
  checkNode();
  const options = readOptions();
  await step("Install the dependencies", install);
  const build = ["--no-install", "turbo", "run", "build", "--filter=@taanka/store-api"];
  await step("Build the API", () => run("npx", [...build, "--output-logs=errors-only"]));
  const program = ["--conditions=@taanka/source", "--import", "tsx", "src/testing/soak/run.ts"];
  const child = spawn(process.execPath, [...program, ...options], {
    cwd: path.join(root, "packages/store-api"),
    stdio: "inherit",
  });
  child.on("close", (code) => process.exit(code ?? 1));
} catch (error) {
  process.stderr.write(
    `${error instanceof ExpectedError ? error.message : (error.stack ?? error)}\n`,
  );
  process.exit(1);
}
