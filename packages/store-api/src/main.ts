import type { Logger } from "pino";
import { type Api, createApi } from "./api.js";
import { ConfigError, readConfig } from "./config.js";
import { DataDirectoryInUseError } from "./database/lock-file.js";
import { createLogger } from "./http/logging.js";
import { ApiServer, PortTakenError } from "./server.js";

const EXPECTED = [ConfigError, DataDirectoryInUseError, PortTakenError];

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (EXPECTED.some((kind) => error instanceof kind) && error instanceof Error) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Ends the process in order when it is told to, also while it starts. */
function stopOnSignals(server: ApiServer, starting: Promise<Api>, log: Logger): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: finishing the open requests`);
    await server.stop();
    await (await starting).close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => void stop(signal).catch((error: unknown) => fail(explain(error))));
  }
}

async function run(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config);
  const server = new ApiServer();
  const address = await server.listen(config.port, config.host);
  const starting = createApi(config);
  stopOnSignals(server, starting, log);
  const api = await starting;
  // The first listing waits until the index has been read: nobody is to be the first.
  await api.revision().catch((error: unknown) => log.error({ err: error }, "no listings yet"));
  server.open(api.listener);
  if (api.outboxPath) log.info(`one-time codes arrive at ${address}${api.outboxPath}`);
  log.info(`the API listens on ${address}`);
}

run().catch((error: unknown) => fail(explain(error)));
