// `npm run catalogue:import`, `catalogue:export`, `backup` and `restore`, and by hand `role`, `orders`,
// `returns`, `refunds` and `partners`: builds the API where it is out of date and hands over to its commands.
import { spawn } from "node:child_process";
import path from "node:path";
import { ExpectedError } from "./lib/terminal.mjs";
import { checkNode, install, root, run } from "./lib/workspace.mjs";

try {
  checkNode();
  await install();
  await run(
    "npx",
    [
      "--no-install",
      "turbo",
      "run",
      "build",
      "--filter=@taanka/store-api",
      "--output-logs=errors-only",
    ],
    { env: { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" } },
  );
  const command = path.join(root, "packages/store-api/dist/command.js");
  const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, DATA_DIR: path.resolve(root, process.env.DATA_DIR || ".data") },
    stdio: "inherit",
  });
  // A terminal tells all of them; whoever ends this process alone means the command.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("close", (code) => process.exit(code ?? 1));
} catch (error) {
  process.stderr.write(
    `${error instanceof ExpectedError ? error.message : (error.stack ?? error)}\n`,
  );
  process.exit(1);
}
