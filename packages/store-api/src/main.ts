import { createServer } from "node:http";
import { createApi } from "./api.js";
import { ConfigError, readConfig } from "./config.js";
import { DataDirectoryInUseError } from "./database/lock-file.js";
import { listen, PortTakenError, stop } from "./server.js";

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

async function run(): Promise<void> {
  const config = readConfig();
  const api = await createApi(config);
  const server = createServer((incoming, outgoing) => void api.listener(incoming, outgoing));
  const address = await listen(server, config.port, config.host).catch(async (error: unknown) => {
    await api.close();
    throw error;
  });
  api.log.info(`the API listens on ${address}`);

  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      api.log.info(`${signal}: finishing the open requests`);
      stop(server)
        .then(() => api.close())
        .then(
          () => process.exit(0),
          (error: unknown) => fail(explain(error)),
        );
    });
  }
}

run().catch((error: unknown) => fail(explain(error)));
