import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { giveBlankDatabase } from "../scripts/lib/blank-database.mjs";
import { startShop } from "../scripts/lib/shop.mjs";
import { appointAdministrator, registerAdministrator } from "./support/administrator";
import { temporaryCopy } from "./support/temporaryCopy";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the shops that journeys share: one for each of the files that run side by side. */
    shopAddresses: string[];
    /** Data folder of a shop that nobody has used yet, to be copied. */
    newShop: string;
  }
}

// Every journey signs somebody in, all from one address.
const env = {
  OTP_RESEND_SECONDS: "0",
  OTP_LIMIT_PER_ADDRESS: "0",
  AUTH_LIMIT_PER_ADDRESS: "0",
};

/** A shop of its own with what is in the folder of another. */
async function openCopy(folder: string) {
  const dataDir = await temporaryCopy(folder);
  const shop = await startShop({ dataDir, env });
  const close = async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { address: shop.address, close };
}

/** Shops with a fresh database for the journeys that share one. */
export default async function setup(project: TestProject) {
  const newShop = await mkdtemp(path.join(tmpdir(), "taanka-e2e-new-"));
  await giveBlankDatabase(newShop);
  const first = await startShop({ dataDir: newShop, env, briefly: true });
  await registerAdministrator(first.address);
  await first.stop();
  await appointAdministrator(newShop);
  project.provide("newShop", newShop);
  const shops = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => openCopy(newShop)),
  );
  project.provide(
    "shopAddresses",
    shops.map(({ address }) => address),
  );
  return async () => {
    await Promise.all(shops.map(({ close }) => close()));
    await rm(newShop, { recursive: true, force: true });
  };
}
