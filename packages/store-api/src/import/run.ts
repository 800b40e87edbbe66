import { sql } from "kysely";
import type { Database, Queries } from "../database/index.js";
import { readVersion } from "../items/listing-index.js";
import { writeBanners } from "./banners.js";
import { writeCoupons } from "./coupons.js";
import { knownGroups, removeEmptyGroups, writeGroups } from "./groups.js";
import type { CatalogueHeader } from "./header.js";
import { mergeStaged } from "./merge.js";
import { rememberPictures } from "./pictures.js";
import type { Problem } from "./problems.js";
import type { CatalogueProduct } from "./product.js";
import { type CatalogueEntry, readCatalogue } from "./read.js";
import type { ShopifyOptions } from "./shopify-product.js";
import { createStaging, Numbering, Stager, stage } from "./staging.js";

const BATCH = 250;

/** How a catalogue file is to be taken. */
export interface ImportOptions extends ShopifyOptions {
  /** Products that the file lacks are removed; those of the sample catalogue always are. */
  replace: boolean;
  /** Pieces of variants that are there already stay as they are. */
  keepStock: boolean;
  /** Told how many bytes of the file were read each time. */
  onBytes?: (count: number) => void;
  /** Told about everything that is wrong, in the file's order. */
  onProblem: (problem: Problem) => void;
}

/** What is in a file. */
export interface ImportSummary {
  products: number;
  variants: number;
  pictures: number;
  /** Drafts, hidden products and gift cards. */
  leftOut: number;
  errors: number;
  warnings: number;
}

/** The file has errors; nothing was imported. */
export class ImportRefusedError extends Error {
  override name = "ImportRefusedError";
}

function emptySummary(): ImportSummary {
  return { products: 0, variants: 0, pictures: 0, leftOut: 0, errors: 0, warnings: 0 };
}

function count(summary: ImportSummary, entry: CatalogueEntry, options: ImportOptions): void {
  if (entry.kind === "left-out") summary.leftOut++;
  if (entry.kind === "problem") {
    if (entry.problem.level === "error") summary.errors++;
    else summary.warnings++;
    options.onProblem(entry.problem);
  }
  if (entry.kind !== "product") return;
  summary.products++;
  for (const color of entry.product.colors) {
    summary.variants += color.sizes.length;
    summary.pictures += color.images.length;
  }
}

/**
 * Reads a file to its end and says what is wrong with it, without any database.
 *
 * @throws CatalogueFileError when it is no catalogue
 */
export async function checkCatalogue(path: string, options: ImportOptions): Promise<ImportSummary> {
  const summary = emptySummary();
  for await (const entry of readCatalogue(path, options, options.onBytes)) {
    count(summary, entry, options);
  }
  return summary;
}

/**
 * Puts the products of a file into the shop, all of them or none: everything is gathered aside and
 * moved in at the end of one transaction, and a file with an error changes nothing.
 *
 * @throws CatalogueFileError when the file is no catalogue
 * @throws ImportRefusedError when it has errors; `onProblem` was told which
 */
export async function importCatalogue(
  database: Database,
  path: string,
  options: ImportOptions,
): Promise<ImportSummary> {
  return database.transaction(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local work_mem = '64MB'`.execute(trx);
    // The same lock as the sample's seeding: one writer of the catalogue at a time.
    await sql`select pg_advisory_xact_lock(7270190)`.execute(trx);
    return replaceOrMerge(trx, path, options);
  });
}

async function replaceOrMerge(
  trx: Queries,
  path: string,
  options: ImportOptions,
): Promise<ImportSummary> {
  const isSample = (await readVersion(trx)).startsWith("sample-");
  const replace = options.replace || isSample;
  const facets = new Numbering(
    (await trx.selectFrom("facets").selectAll().execute()).map(({ id, key, value }) => ({
      id,
      name: JSON.stringify([key, value]),
    })),
  );
  const words = new Numbering(
    (await trx.selectFrom("words").selectAll().execute()).map(({ id, word }) => ({
      id,
      name: word,
    })),
  );
  const groups = await knownGroups(trx);
  const summary = emptySummary();
  const header = await stageAll(
    trx,
    path,
    options,
    summary,
    new Stager(groups, facets, words),
    (said) => groups.describe(said),
  );
  if (summary.errors > 0)
    throw new ImportRefusedError("The file has errors; nothing was imported.");
  if (isSample) await removeSampleFront(trx);
  await writeGroups(trx, groups);
  if (header) await writeFront(trx, header);
  await insertNumbers(trx, facets, words);
  await mergeStaged(trx, header, { replace, keepStock: options.keepStock });
  if (replace) await removeEmptyGroups(trx, groups);
  return summary;
}

/** The sample's slides, and its pictures of categories that the shop's own may share a name with. */
async function removeSampleFront(trx: Queries): Promise<void> {
  await writeBanners(trx, []);
  await trx.updateTable("categories").set({ image_key: null, image_color: null }).execute();
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
  path: string,
  options: ImportOptions,
  summary: ImportSummary,
  stager: Stager,
  onHeader: (header: CatalogueHeader) => void,
): Promise<CatalogueHeader | undefined> {
  await createStaging(trx);
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
  for await (const entry of readCatalogue(path, options, options.onBytes)) {
    count(summary, entry, options);
    if (entry.kind === "header") {
      header = entry.header;
      onHeader(header);
    }
    if (entry.kind === "product" && batch.push(entry.product) >= BATCH) await flush();
  }
  await flush();
  return header;
}

async function insertNumbers(trx: Queries, facets: Numbering, words: Numbering): Promise<void> {
  const parts = facets.added.map(({ id, name }) => [id, ...JSON.parse(name)]);
  await sql`insert into facets (id, key, value)
    select (f ->> 0)::int, f ->> 1, f ->> 2
    from jsonb_array_elements(${JSON.stringify(parts)}::jsonb) f`.execute(trx);
  await sql`insert into words (id, word) select id, name
    from jsonb_to_recordset(${JSON.stringify(words.added)}::jsonb) as w(id integer, name text)`.execute(
    trx,
  );
}
