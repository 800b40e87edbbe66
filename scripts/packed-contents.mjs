// Whether the built packages hold what is recorded of them: a release asks the same, but seldom.
import { ExpectedError, say } from "./lib/terminal.mjs";
import { root } from "./lib/workspace.mjs";
import { checkContents, contentsToBe } from "./release/checks.mjs";

try {
  await checkContents(await contentsToBe(root));
} catch (error) {
  if (!(error instanceof ExpectedError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
