import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { startShop } from "../../lib/shop.mjs";
import { processorTime, socketIn } from "./processor.mjs";

const reporter = pathToFileURL(path.join(import.meta.dirname, "report-processor-time.mjs")).href;

/** The pages that are measured, with the folder of each one's screen. */
export const pages = {
  home: { path: "/", screen: "home" },
  listing: { path: "/view-all", screen: "listing" },
  product: { path: "/product/bagru-block-print-kurti", screen: "product" },
};

/** A product that comes in one size, so that nothing has to be chosen before it is bought. */
export const saree = { path: "/product/patola-print-silk-blend-saree", screen: "product" };

/**
 * The built shop as `npm start` serves it, with a new database of the sample catalogue.
 *
 * @param {Record<string, string>} [env] more environment for it
 */
export async function openShop(env = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "taanka-bench-"));
  const socket = socketIn(folder);
  const options = [process.env.NODE_OPTIONS, `--import=${reporter}`].filter(Boolean).join(" ");
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const shop = await startShop({
      dataDir: path.join(folder, "data"),
      env: { NODE_OPTIONS: options, BENCH_PROCESSOR_SOCKET: socket, ...env },
    });
    return {
      address: shop.address,
      /** Processor time that the shop's process has taken so far, all its threads, in ms. */
      processorTime: () => processorTime(socket),
      async close() {
        await shop.stop();
        await remove();
      },
    };
  } catch (error) {
    // A shop that could not be waited for may still be writing there.
    await remove().catch(() => undefined);
    throw error;
  }
}
