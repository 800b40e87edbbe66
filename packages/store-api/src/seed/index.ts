import { createHash } from "node:crypto";
import type { Catalogue, Manifest } from "@taanka/catalogue";
import { sql } from "kysely";
import type { Database, Queries } from "../database/index.js";
import { readVersion } from "../items/listing-index.js";
import { addOwnReviews } from "../reviews/service.js";
import { writeCoupons } from "./coupons.js";
import { productRows, smallTables } from "./rows.js";
import { writeGroups, writeProducts, writeReviews, writeSections } from "./write.js";

const PREFIX = "sample-";

/** What seeding did: wrote the catalogue, found it there, or found somebody's own. */
export type SeedResult = "written" | "unchanged" | "own-catalogue";

/**
 * Fills the database with the sample catalogue, or brings an older sample up to date.
 *
 * @throws CatalogueError when the sample's files are wrong
 */
export async function seedSampleCatalogue(database: Database): Promise<SeedResult> {
  const { loadCatalogue, readManifest } = await import("@taanka/catalogue");
  return seedCatalogue(database, loadCatalogue(), readManifest());
}

/**
 * Writes a catalogue into a database that is empty or holds an earlier state of it; stock stays as
 * sold. A database that holds another catalogue is left alone. All or nothing happens, and the
 * same catalogue is written once only.
 *
 * @param manifest - the pictures that exist, by key
 */
export async function seedCatalogue(
  database: Database,
  catalogue: Catalogue,
  manifest: Manifest,
): Promise<SeedResult> {
  const content = JSON.stringify([catalogue, manifest]);
  const version = PREFIX + createHash("sha256").update(content).digest("hex").slice(0, 16);
  return database.transaction(async (trx) => {
    // Several instances may start on one database; the second waits here and finds it done.
    await sql`select pg_advisory_xact_lock(7270190)`.execute(trx);
    const current = await readVersion(trx);
    if (current === version) return "unchanged";
    if (!current.startsWith(PREFIX) && (await hasItems(trx))) return "own-catalogue";
    const tables = smallTables(catalogue, manifest);
    await writeGroups(trx, tables);
    await writeProducts(
      trx,
      catalogue.products.map((product) => productRows(product, manifest)),
    );
    await writeSections(trx, tables);
    await writeReviews(trx, catalogue.reviews);
    await addOwnReviews(trx);
    await writeCoupons(trx);
    await trx
      .insertInto("settings")
      .values({ key: "catalogue_version", value: version })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: version }))
      .execute();
    return "written";
  });
}

async function hasItems(trx: Queries): Promise<boolean> {
  return (await trx.selectFrom("items").select("num").limit(1).executeTakeFirst()) !== undefined;
}

/** Folder of the sample catalogue's pictures, or undefined where the sample is not installed. */
export async function samplePicturesDir(): Promise<string | undefined> {
  try {
    return (await import("@taanka/catalogue")).picturesDir;
  } catch {
    return undefined;
  }
}
