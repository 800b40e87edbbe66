import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ApiConfig } from "../config.js";
import { DataDirectoryInUseError } from "../database/lock-file.js";
import { DiskPictures } from "../images/sources.js";
import { UsageError } from "../operations/command.js";
import { commandConfig, hasDatabase, withNewShop, withShop } from "../operations/shop-database.js";
import { samplePicturesDir } from "../seed/index.js";
import { exportCatalogue } from "./export.js";
import { readMetafieldTable } from "./metafields.js";
import type { HasPicture } from "./missing-pictures.js";
import { CatalogueFileError, type Problem } from "./problems.js";
import { ProgressBar } from "./progress.js";
import { whatGoes } from "./removal.js";
import {
  checkCatalogue,
  type ImportOptions,
  ImportRefusedError,
  type ImportSummary,
  importCatalogue,
} from "./run.js";
import type { OnePrice } from "./shopify-product.js";

/** So many problems are written out; the rest is counted. */
const MAX_SHOWN = 200;

const USAGE = `npm run catalogue:import -- FILE [--dry-run] [--replace [--remove-many]] [--keep-stock]
                               [--price lowest|highest] [--metafields TABLE.json]
npm run catalogue:export -- FILE

FILE ends in .csv (Shopify product export), .json or .jsonl.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** npm runs scripts in the project's folder; a path is meant from where the person is. */
const fromHere = (path: string) => resolve(process.env.INIT_CWD ?? ".", path);

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        replace: { type: "boolean", default: false },
        "remove-many": { type: "boolean", default: false },
        "keep-stock": { type: "boolean", default: false },
        price: { type: "string" },
        metafields: { type: "string" },
      },
    });
    const [file] = positionals;
    const price = values.price;
    if (positionals.length !== 1 || file === undefined) throw new Error("Name one file.");
    if (price !== undefined && price !== "lowest" && price !== "highest") {
      throw new Error("--price is lowest or highest.");
    }
    const onePrice: OnePrice = price;
    const metafields = values.metafields && fromHere(values.metafields);
    return { ...values, path: fromHere(file), onePrice, metafields };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

/** Writes problems line by line, of each kind the first at least. */
class ProblemList {
  readonly #counts = { error: 0, warning: 0 };

  show({ line, level, message }: Problem): void {
    if (this.#counts[level]++ < MAX_SHOWN) say(`line ${line}: ${level}: ${message}`);
  }

  end(): void {
    for (const [level, count] of Object.entries(this.#counts)) {
      if (count > MAX_SHOWN) say(`… and ${count - MAX_SHOWN} more ${level}s`);
    }
  }
}

function describe(summary: ImportSummary, isDryRun: boolean): string {
  const { products, variants, pictures, leftOut, removed, errors, warnings } = summary;
  const hidden = leftOut > 0 ? `, ${leftOut} not for sale left out` : "";
  const gone =
    removed.products > 0
      ? `; ${isDryRun ? "would remove" : "removed"} ${removed.products} of the shop's products ` +
        `with ${whatGoes(removed)}`
      : "";
  return (
    `${products} products with ${variants} variants and ${pictures} pictures${hidden}${gone}; ` +
    `${errors} errors, ${warnings} warnings`
  );
}

/** Without the shop's own pictures at hand nobody can say which are missing. */
async function pictureFinder({ s3, imagesDir }: ApiConfig): Promise<HasPicture | undefined> {
  const folder = imagesDir ?? (await samplePicturesDir());
  if (s3 || folder === undefined) return undefined;
  const pictures = new DiskPictures(folder);
  return async (key) => (await pictures.find(key, ["avif", "webp"])) !== undefined;
}

/** Checks a file, and where the shop is at hand also what it would do there. */
async function dryRun(path: string, options: ImportOptions): Promise<ImportSummary> {
  if (!hasDatabase(commandConfig())) return checkCatalogue(undefined, path, options);
  try {
    return await withShop((database) => checkCatalogue(database, path, options));
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error;
    say(`Only the file is checked, not what it would do to the shop. ${error.message}`);
    return checkCatalogue(undefined, path, options);
  }
}

async function importInto(path: string, options: ImportOptions): Promise<ImportSummary> {
  const config = commandConfig();
  if (!hasDatabase(config))
    say(`There is no database in ${config.dataDir} yet: a new shop begins.`);
  return withNewShop((database) => importCatalogue(database, path, options));
}

/**
 * `catalogue:import`: checks a file and puts its products into the shop.
 * @returns the exit code
 */
export async function runImport(args: string[]): Promise<number> {
  const { path, onePrice, metafields, replace, ...flags } = readArguments(args);
  const isDryRun = flags["dry-run"];
  const { size } = await stat(path).catch(() => {
    throw new CatalogueFileError(`There is no file ${path}.`);
  });
  const bar = new ProgressBar(size);
  const problems = new ProblemList();
  const options: ImportOptions = {
    onePrice,
    metafields: metafields ? await readMetafieldTable(metafields) : undefined,
    replace,
    removeMany: flags["remove-many"],
    keepStock: flags["keep-stock"],
    hasPicture: await pictureFinder(commandConfig()),
    onBytes: (count) => bar.add(count),
    onProblem: (found) => {
      bar.end();
      problems.show(found);
    },
  };
  try {
    const summary = await (isDryRun ? dryRun : importInto)(path, options);
    bar.end();
    problems.end();
    const done = isDryRun ? "Checked, nothing written" : "Imported";
    say(`${done}: ${describe(summary, isDryRun)}.`);
    return summary.errors > 0 ? 1 : 0;
  } catch (error) {
    bar.end();
    problems.end();
    if (!(error instanceof ImportRefusedError)) throw error;
    say(error.message);
    return 1;
  }
}

/**
 * `catalogue:export`: writes the shop's products into a file.
 * @returns the exit code
 */
export async function runExport(args: string[]): Promise<number> {
  const { path } = readArguments(args);
  const count = await withShop((database) => exportCatalogue(database, path));
  say(`Written to ${path}. Products: ${count}.`);
  return 0;
}
