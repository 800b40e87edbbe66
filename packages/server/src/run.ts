import { constants } from "node:os";
import { connectApi } from "./api.js";
import { StartError } from "./port.js";
import { originWarning, readSettings, type Variables } from "./settings.js";
import { type MakePages, Shop } from "./shop.js";
import type { LogFailure } from "./shopServer.js";
import { loadStorefront } from "./storefront.js";

/** How a process runs a shop. */
export interface RunOptions {
  /** Folder of the repository: there are the storefront's build and, unless told otherwise, `.data`. */
  root: string;
  /** The environment; the process's own by default. */
  variables?: Variables;
  /** Makes the pages; those of the storefront's build by default. */
  makePages?: MakePages;
  /** Whether the first page is rendered before the shop is open. @default true */
  warmUp?: boolean;
}

/** npm passes the terminal's own signal on once more: that is not a second wish. */
const sameWishMs = 500;

const emptiness =
  "The catalogue is empty. Bring one in with npm run catalogue:import -- FILE " +
  "(docs/guides/bring-your-catalogue.md), or start with SEED_SAMPLE_CATALOGUE=true for the sample.";

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** With what caused it: that nobody answered says little without the address and why. */
function inFull(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stack = String(error), cause } = error;
  return cause === undefined ? stack : `${stack}\ncaused by ${inFull(cause)}`;
}

const logFailure: LogFailure = (message, error) =>
  say(JSON.stringify({ level: "error", time: Date.now(), message, error: inFull(error) }));

/** Ends the process in order on the first signal and at once on the second. */
function stopOnSignals(shop: Shop): void {
  let stoppingSince: number | undefined;
  const receive = (signal: "SIGINT" | "SIGTERM") => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince < sameWishMs) return;
      process.exit(128 + constants.signals[signal]);
    }
    stoppingSince = performance.now();
    say(`\n${signal}: open requests end first. Once more ends at once.`);
    shop.stop().then(
      () => process.exit(0),
      (error) => {
        logFailure("The shop did not end well", error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", receive);
  process.on("SIGTERM", receive);
}

function announce(shop: Shop, warning: string | undefined): void {
  say(`\nThe shop is open at ${shop.address}`);
  if (warning) say(warning);
  if (shop.isEmpty) say(emptiness);
  const outbox = shop.api?.outboxPath;
  if (outbox) say(`One-time codes arrive at ${shop.address}${outbox}`);
}

/**
 * Runs the shop until a signal ends it. What is wrong with the settings is said in a sentence each
 * and ends the process.
 */
export async function runShop({
  root,
  variables = process.env,
  makePages = (options) => loadStorefront(options, root),
  warmUp = true,
}: RunOptions): Promise<void> {
  let shop: Shop | undefined;
  try {
    const settings = readSettings(variables);
    shop = new Shop({
      settings,
      connectApi: () => connectApi(settings, variables, root),
      makePages,
      log: logFailure,
      warmUp,
    });
    stopOnSignals(shop);
    if (await shop.start()) announce(shop, originWarning(settings, variables));
  } catch (error) {
    process.stderr.write(`\n${error instanceof StartError ? error.message : inFull(error)}\n`);
    await shop?.stop();
    process.exit(1);
  }
}
