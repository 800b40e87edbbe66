// `npm run chromatic`: sends Storybook to Chromatic where a project token is given, else says so.
import { spawnSync } from "node:child_process";
import { say } from "./lib/terminal.mjs";
import { root } from "./lib/workspace.mjs";

const version = "16.10.1";

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { status } = spawnSync("npx", ["--yes", `chromatic@${version}`, ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} else {
  say(
    "Nothing sent: Chromatic runs when CHROMATIC_PROJECT_TOKEN is in the environment. npm run visual compares screenshots without it.",
  );
}
