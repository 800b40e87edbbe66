import { randomUUID } from "node:crypto";
import type { Queries } from "../database/index.js";

const SAMPLE = "sample-";

/** Whether a catalogue of this version is the sample, which a shop's own takes the place of. */
export function isSample(version: string): boolean {
  return version.startsWith(SAMPLE);
}

/** The version of a sample catalogue with this content. */
export function sampleVersion(hash: string): string {
  return SAMPLE + hash;
}

/** A version that no catalogue had before. */
export function newVersion(): string {
  return `import-${randomUUID()}`;
}

/** Tells every instance that the catalogue has become another. */
export async function writeVersion(trx: Queries, value: string): Promise<void> {
  await trx
    .insertInto("settings")
    .values({ key: "catalogue_version", value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
