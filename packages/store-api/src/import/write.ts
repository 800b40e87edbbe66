import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import { readVersion } from "../items/listing-index.js";
import { writeBanners } from "./banners.js";
import { writeCoupons } from "./coupons.js";
import { Groups, knownGroups } from "./groups.js";
import type { CatalogueHeader } from "./header.js";
import { mergeStaged } from "./merge.js";
import { insertNumbers, knownFacets, knownWords } from "./numbering.js";
import { rememberPictures } from "./pictures.js";
import type { Problem } from "./problems.js";
import type { CatalogueProduct } from "./product.js";
import type { CatalogueEntry } from "./read.js";
import { createStaging, Stager, stage } from "./staging.js";
import { count, emptySummary, type ImportSummary } from "./summary.js";
import { isSample, newVersion, writeVersion } from "./version.js";
import { removeEmptyGroups, writeGroups } from "./write-groups.js";

const BATCH = 250;

/** What becomes of the catalogue that is there. */
export interface WriteOptions {
  /** Products that the new one lacks are removed; those of the sample catalogue always are. */
  replace: boolean;
  /** Pieces of variants that are there already stay as they are. */
  keepStock: boolean;
  /** Names the catalogue's state; a name of its own when left out. */
  version?: string;
  /** Told about everything that is wrong, in the order of the entries. */
  onProblem: (problem: Problem) => void;
}

/** The catalogue has errors; nothing was written. */
export class ImportRefusedError extends Error {
  override name = "ImportRefusedError";
}

/** Makes a transaction the only writer of the catalogue; it may take its time. */
export async function beginWriting(trx: Queries): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local work_mem = '64MB'`.execute(trx);
  await sql`select pg_advisory_xact_lock(7270190)`.execute(trx);
}

/**
 * Puts a catalogue into the shop, in a transaction that has begun with {@link beginWriting}.
 *
 * @param entries - checked; the header, if there is one, comes first
 * @throws ImportRefusedError when there are errors; `onProblem` was told which
 */
export async function writeCatalogue(
  trx: Queries,
  entries: AsyncIterable<CatalogueEntry>,
  options: WriteOptions,
): Promise<ImportSummary> {
  const overSample = isSample(await readVersion(trx));
  const replace = options.replace || overSample;
  const facets = await knownFacets(trx);
  const words = await knownWords(trx);
  // Nothing of a shop's own is called as the sample happens to call it.
  const groups = overSample ? new Groups() : await knownGroups(trx);
  const { summary, header } = await stageAll(
    trx,
    entries,
    groups,
    new Stager(groups, facets, words),
    options.onProblem,
  );
  if (summary.errors > 0) {
    throw new ImportRefusedError("The file has errors; nothing was imported.");
  }
  if (overSample) await removeSampleFront(trx);
  await writeGroups(trx, groups);
  if (header) await writeFront(trx, header);
  await insertNumbers(trx, facets, words);
  await mergeStaged(trx, header, { replace, keepStock: options.keepStock });
  if (replace) await removeEmptyGroups(trx, groups);
  await writeVersion(trx, options.version ?? newVersion());
  return summary;
}

/**
 * The sample's slides and reviews, and its pictures of categories that the shop's own may share a
 * name with.
 */
async function removeSampleFront(trx: Queries): Promise<void> {
  await writeBanners(trx, []);
  await trx.updateTable("categories").set({ image_key: null, image_color: null }).execute();
  await trx.deleteFrom("reviews").where("user_id", "is", null).execute();
}

async function writeFront(trx: Queries, header: CatalogueHeader): Promise<void> {
  const { banners, categories, coupons } = header;
  if (banners) await writeBanners(trx, banners);
  await writeCoupons(trx, coupons);
  await rememberPictures(trx, [
    ...categories.flatMap(({ image }) => image?.url ?? []),
    ...(banners ?? []).flatMap(({ image, portrait }) => [image.url, portrait ?? []].flat()),
  ]);
}

async function stageAll(
  trx: Queries,
  entries: AsyncIterable<CatalogueEntry>,
  groups: Groups,
  stager: Stager,
  onProblem: (problem: Problem) => void,
): Promise<{ summary: ImportSummary; header: CatalogueHeader | undefined }> {
  await createStaging(trx);
  const summary = emptySummary();
  let header: CatalogueHeader | undefined;
  let batch: CatalogueProduct[] = [];
  const flush = async () => {
    // After an error the rest is only read for what else is wrong.
    if (batch.length > 0 && summary.errors === 0) {
      await stage(
        trx,
        batch.map((product) => stager.rowOf(product)),
      );
    }
    batch = [];
  };
  for await (const entry of entries) {
    count(summary, entry, onProblem);
    if (entry.kind === "header") {
      header = entry.header;
      groups.describe(header);
    }
    if (entry.kind === "product" && batch.push(entry.product) >= BATCH) await flush();
  }
  await flush();
  return { summary, header };
}
