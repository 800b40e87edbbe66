import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { giveBlankDatabase } from "../scripts/lib/blank-database.mjs";
import { startShop } from "../scripts/lib/shop.mjs";
import { appointAdministrator, registerAdministrator } from "./support/administrator";

declare module "vitest" {
  interface ProvidedContext {
    shopAddress: string;
    /** Data folder of a shop that nobody has used yet, to be copied. */
    newShop: string;
  }
}

/** One shop with a fresh database for the journeys that share one. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "taanka-e2e-"));
  const newShop = await mkdtemp(path.join(tmpdir(), "taanka-e2e-new-"));
  await giveBlankDatabase(dataDir);
  // Every journey signs somebody in, all from one address.
  const env = {
    OTP_RESEND_SECONDS: "0",
    OTP_LIMIT_PER_ADDRESS: "0",
    AUTH_LIMIT_PER_ADDRESS: "0",
  };
  const first = await startShop({ dataDir, env });
  await registerAdministrator(first.address);
  await first.stop();
  await appointAdministrator(dataDir);
  cpSync(dataDir, newShop, { recursive: true });
  const shop = await startShop({ dataDir, env });
  project.provide("shopAddress", shop.address);
  project.provide("newShop", newShop);
  return async () => {
    await shop.stop();
    for (const folder of [dataDir, newShop]) await rm(folder, { recursive: true, force: true });
  };
}
