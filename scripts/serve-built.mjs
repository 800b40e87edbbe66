// Serves what is built already: `npm start` without its checks. Deployments and tests use it.
import { portFromEnvironment } from "./lib/port.mjs";
import { Stop } from "./lib/terminal.mjs";
import { serve } from "./serve.mjs";

try {
  await serve({ port: portFromEnvironment(), host: process.env.HOST || "127.0.0.1" });
} catch (error) {
  process.stderr.write(`${error instanceof Stop ? error.message : (error.stack ?? error)}\n`);
  process.exit(1);
}
