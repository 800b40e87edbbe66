import type { Database } from "../database/index.js";
import { readCatalogue } from "./read.js";
import type { ShopifyOptions } from "./shopify-product.js";
import { count, emptySummary, type ImportSummary } from "./summary.js";
import { beginWriting, type WriteOptions, writeCatalogue } from "./write.js";

export type { ImportSummary } from "./summary.js";
export { ImportRefusedError } from "./write.js";

/** How a catalogue file is to be taken. */
export interface ImportOptions extends ShopifyOptions, Omit<WriteOptions, "version"> {
  /** Told how many bytes of the file were read each time. */
  onBytes?: (count: number) => void;
}

/**
 * Reads a file to its end and says what is wrong with it, without any database.
 *
 * @throws CatalogueFileError when it is no catalogue
 */
export async function checkCatalogue(path: string, options: ImportOptions): Promise<ImportSummary> {
  const summary = emptySummary();
  for await (const entry of readCatalogue(path, options, options.onBytes)) {
    count(summary, entry, options.onProblem);
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
    await beginWriting(trx);
    return writeCatalogue(trx, readCatalogue(path, options, options.onBytes), options);
  });
}
