import { createHash } from "node:crypto";
import type { Catalogue, Manifest } from "@taanka/catalogue";
import { shop as ownShop, type ShopConfig } from "@taanka/shop-config";
import type { Database, Queries } from "../database/index.js";
import { entriesOf } from "../import/document.js";
import type { Problem } from "../import/problems.js";
import { checkEntries } from "../import/read.js";
import { isSample, sampleVersion } from "../import/version.js";
import { beginWriting, ImportRefusedError, writeCatalogue } from "../import/write.js";
import { readVersion } from "../items/listing-index.js";
import { sampleCoupons } from "./coupons.js";
import { toDocument } from "./document.js";

/** What seeding did: wrote the catalogue, found it there, or found somebody's own. */
export type SeedResult = "written" | "unchanged" | "own-catalogue";

/**
 * Fills the database with the sample catalogue, or brings an older sample up to date.
 *
 * @param shop - whose coupons a new shop begins with
 * @throws CatalogueError when the sample's files are wrong
 */
export async function seedSampleCatalogue(
  database: Database,
  shop: Pick<ShopConfig, "coupons"> = ownShop,
): Promise<SeedResult> {
  const { loadCatalogue, readManifest } = await import("@taanka/catalogue");
  return seedCatalogue(database, loadCatalogue(), readManifest(), shop);
}

/**
 * Imports a catalogue into a database that is empty or holds an earlier state of it; stock stays as
 * sold. A database that holds another catalogue is left alone. All or nothing happens, and the
 * same catalogue is written once only.
 *
 * @param manifest - the pictures that exist, by key
 * @throws ImportRefusedError when the importer does not take the catalogue
 */
export async function seedCatalogue(
  database: Database,
  catalogue: Catalogue,
  manifest: Manifest,
  shop: Pick<ShopConfig, "coupons"> = ownShop,
): Promise<SeedResult> {
  const document = toDocument(catalogue, manifest);
  const content = createHash("sha256").update(JSON.stringify(document)).digest("hex");
  const version = sampleVersion(content.slice(0, 16));
  return database.transaction(async (trx) => {
    // Several instances may start on one database; the second waits here and finds it done.
    await beginWriting(trx);
    const current = await readVersion(trx);
    if (current === version) return "unchanged";
    if (!isSample(current) && (await hasItems(trx))) return "own-catalogue";
    const coupons = await newCoupons(trx, shop);
    const problems: Problem[] = [];
    const entries = checkEntries(entriesOf({ ...document, coupons }));
    // Where nothing is there yet, there is nothing to clear away.
    const options = { replace: current !== "", keepStock: true, version };
    await writeCatalogue(trx, entries, {
      ...options,
      onProblem: (problem) => problems.push(problem),
    }).catch((error: unknown) => {
      if (!(error instanceof ImportRefusedError)) throw error;
      const found = problems.map(({ line, message }) => `product ${line}: ${message}`);
      throw new ImportRefusedError(`The sample is not fit to import.\n${found.join("\n")}`);
    });
    return "written";
  });
}

async function hasItems(trx: Queries): Promise<boolean> {
  return (await trx.selectFrom("items").select("num").limit(1).executeTakeFirst()) !== undefined;
}

/** The shop's standing coupons. One that is there already keeps the terms it has. */
async function newCoupons(trx: Queries, shop: Pick<ShopConfig, "coupons">) {
  const known = await trx.selectFrom("coupons").select("code").execute();
  return sampleCoupons(shop).filter(({ code }) => !known.some((coupon) => coupon.code === code));
}

/** Folder of the sample catalogue's pictures, or undefined where the sample is not installed. */
export async function samplePicturesDir(): Promise<string | undefined> {
  try {
    return (await import("@taanka/catalogue")).picturesDir;
  } catch {
    return undefined;
  }
}
