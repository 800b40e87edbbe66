import type { Database } from "../database/index.js";
import { gatherCatalogue } from "./gather.js";
import { type HasPicture, warnOfMissingPictures } from "./missing-pictures.js";
import { type CatalogueEntry, readCatalogue } from "./read.js";
import { refuseEmpty } from "./removal.js";
import type { ShopifyOptions } from "./shopify-product.js";
import { count, emptySummary, type ImportSummary } from "./summary.js";
import { beginWriting, type WriteOptions, writeCatalogue } from "./write.js";

export type { ImportSummary } from "./summary.js";
export { ImportRefusedError } from "./write.js";

/** How a catalogue file is to be taken. */
export interface ImportOptions extends ShopifyOptions, Omit<WriteOptions, "version"> {
  /** Told how many bytes of the file were read each time. */
  onBytes?: (count: number) => void;
  /** Tells which keys of pictures have one; without it nobody looks. */
  hasPicture?: HasPicture | undefined;
}

function entriesOf(path: string, options: ImportOptions): AsyncIterable<CatalogueEntry> {
  const entries = readCatalogue(path, options, options.onBytes);
  return options.hasPicture ? warnOfMissingPictures(entries, options.hasPicture) : entries;
}

/**
 * Reads a file to its end and says what is wrong with it, and what it would do to the shop.
 *
 * @param database - left as it is; without one only the file is checked
 * @throws CatalogueFileError when it is no catalogue
 * @throws ImportRefusedError when too much of the shop would be removed
 */
export async function checkCatalogue(
  database: Database | undefined,
  path: string,
  options: ImportOptions,
): Promise<ImportSummary> {
  if (database) {
    return database.transaction(async (trx) => {
      await beginWriting(trx);
      return (await gatherCatalogue(trx, entriesOf(path, options), options)).summary;
    });
  }
  const summary = emptySummary();
  for await (const entry of entriesOf(path, options)) count(summary, entry, options.onProblem);
  if (options.replace && summary.errors === 0) refuseEmpty(summary.products);
  return summary;
}

/**
 * Puts the products of a file into the shop, all of them or none: everything is gathered aside and
 * moved in at the end of one transaction, and a file with an error changes nothing.
 *
 * @throws CatalogueFileError when the file is no catalogue
 * @throws ImportRefusedError when it has errors, of which `onProblem` was told, or when too much of the
 *   shop would be removed
 */
export async function importCatalogue(
  database: Database,
  path: string,
  options: ImportOptions,
): Promise<ImportSummary> {
  return database.transaction(async (trx) => {
    await beginWriting(trx);
    return writeCatalogue(trx, entriesOf(path, options), options);
  });
}
