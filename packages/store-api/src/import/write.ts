import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import { writeBanners } from "./banners.js";
import { removeCoupons, writeCoupons } from "./coupons.js";
import { type GatherOptions, gatherCatalogue } from "./gather.js";
import type { CatalogueHeader } from "./header.js";
import { mergeStaged } from "./merge.js";
import { insertNumbers } from "./numbering.js";
import { rememberPictures } from "./pictures.js";
import { ImportRefusedError } from "./problems.js";
import type { CatalogueEntry } from "./read.js";
import type { ImportSummary } from "./summary.js";
import { isSample, newVersion, writeVersion } from "./version.js";
import { removeEmptyGroups, writeGroups } from "./write-groups.js";

export { ImportRefusedError } from "./problems.js";

/** What becomes of the catalogue that is there. */
export interface WriteOptions extends GatherOptions {
  /** Pieces of variants that are there already stay as they are. */
  keepStock: boolean;
  /** Names the catalogue's state; a name of its own when left out. */
  version?: string;
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
 * @throws ImportRefusedError when there are errors, of which `onProblem` was told, or when too much of
 *   the shop would be removed
 */
export async function writeCatalogue(
  trx: Queries,
  entries: AsyncIterable<CatalogueEntry>,
  options: WriteOptions,
): Promise<ImportSummary> {
  const { summary, header, groups, facets, words, isOverSample, replace } = await gatherCatalogue(
    trx,
    entries,
    options,
  );
  if (summary.errors > 0) {
    throw new ImportRefusedError("The file has errors; nothing was imported.");
  }
  const version = options.version ?? newVersion();
  if (isOverSample) await removeSampleFront(trx);
  // A newer sample leaves the coupons that the shop began with as they are.
  if (isOverSample && !isSample(version)) await removeCoupons(trx);
  await writeGroups(trx, groups);
  if (header) await writeFront(trx, header);
  await insertNumbers(trx, facets, words);
  await mergeStaged(trx, header, {
    replace,
    keepStock: options.keepStock,
    keepFilters: !isOverSample,
  });
  if (replace) await removeEmptyGroups(trx, groups);
  await writeVersion(trx, version);
  return summary;
}

/**
 * All that is the sample's but its products: slides, sections, size charts and reviews, and texts
 * and pictures of groups that the shop's own may share a name with.
 */
async function removeSampleFront(trx: Queries): Promise<void> {
  await writeBanners(trx, []);
  await trx.deleteFrom("sections").execute();
  await trx.deleteFrom("size_charts").execute();
  const nothing = { description: "" };
  await trx
    .updateTable("categories")
    .set({ ...nothing, image_key: null, image_color: null })
    .execute();
  for (const table of ["subcategories", "brands", "campaigns"] as const) {
    await trx.updateTable(table).set(nothing).execute();
  }
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
