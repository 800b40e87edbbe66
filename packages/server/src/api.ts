import path from "node:path";
import type { Api } from "@taanka/store-api";
import { StartError } from "./port.js";
import type { Settings, Variables } from "./settings.js";

/** An API in this process, as far as the shop needs it. */
export type LocalApi = Pick<
  Api,
  "listener" | "transport" | "revision" | "shopFacts" | "pageMetrics" | "outboxPath" | "close"
>;

/** The API that the shop talks to. */
export type ApiConnection =
  | { local: LocalApi; remote?: never }
  | { local?: never; remote: NonNullable<Settings["api"]> };

/**
 * Starts the reference API with its database in this process.
 *
 * @param root - folder that a relative `DATA_DIR` starts from
 * @throws StartError when its settings or its database's folder don't let it start
 */
async function startApi(variables: Variables, root: string): Promise<Api> {
  const { createApi, readConfig, ConfigError, DataDirectoryInUseError } = await import(
    "@taanka/store-api"
  );
  try {
    const dataDir = path.resolve(root, variables.DATA_DIR || ".data");
    return await createApi({ ...readConfig(variables), dataDir });
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof DataDirectoryInUseError;
    throw isExpected ? new StartError(error.message) : error;
  }
}

/** The API of these settings: a running one, else one of our own in this process. */
export async function connectApi(
  { api }: Settings,
  variables: Variables,
  root: string,
): Promise<ApiConnection> {
  return api ? { remote: api } : { local: await startApi(variables, root) };
}
