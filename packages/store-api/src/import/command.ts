import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../config.js";
import { type Database, openDatabase } from "../database/index.js";
import { UsageError } from "../operations/command.js";
import { exportCatalogue } from "./export.js";
import { CatalogueFileError, type Problem } from "./problems.js";
import { ProgressBar } from "./progress.js";
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

const USAGE = `npm run catalogue:import -- FILE [--dry-run] [--replace] [--keep-stock] [--price lowest|highest]
npm run catalogue:export -- FILE

FILE ends in .csv (Shopify product export), .json or .jsonl.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        replace: { type: "boolean", default: false },
        "keep-stock": { type: "boolean", default: false },
        price: { type: "string" },
      },
    });
    const [file] = positionals;
    const price = values.price;
    if (positionals.length !== 1 || file === undefined) throw new Error("Name one file.");
    if (price !== undefined && price !== "lowest" && price !== "highest") {
      throw new Error("--price is lowest or highest.");
    }
    // npm runs scripts in the project's folder; a path is meant from where the person is.
    const path = resolve(process.env.INIT_CWD ?? ".", file);
    const onePrice: OnePrice = price;
    return { ...values, path, onePrice };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const config = readConfig(process.env, { serves: false });
  const database = await openDatabase({ ...config, onIdleError: () => undefined });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Writes problems line by line, the first of them at least. */
class ProblemList {
  #count = 0;

  show(found: Problem): void {
    if (this.#count++ < MAX_SHOWN) say(`line ${found.line}: ${found.level}: ${found.message}`);
  }

  end(): void {
    if (this.#count > MAX_SHOWN) say(`… and ${this.#count - MAX_SHOWN} more`);
  }
}

function describe({
  products,
  variants,
  pictures,
  leftOut,
  errors,
  warnings,
}: ImportSummary): string {
  const hidden = leftOut > 0 ? `, ${leftOut} not for sale left out` : "";
  return (
    `${products} products with ${variants} variants and ${pictures} pictures${hidden}; ` +
    `${errors} errors, ${warnings} warnings`
  );
}

/**
 * `catalogue:import`: checks a file and puts its products into the shop.
 * @returns the exit code
 */
export async function runImport(args: string[]): Promise<number> {
  const { path, onePrice, replace, ...flags } = readArguments(args);
  const { size } = await stat(path).catch(() => {
    throw new CatalogueFileError(`There is no file ${path}.`);
  });
  const bar = new ProgressBar(size);
  const problems = new ProblemList();
  const options: ImportOptions = {
    onePrice,
    replace,
    keepStock: flags["keep-stock"],
    onBytes: (count) => bar.add(count),
    onProblem: (found) => {
      bar.end();
      problems.show(found);
    },
  };
  try {
    const summary = flags["dry-run"]
      ? await checkCatalogue(path, options)
      : await withDatabase((database) => importCatalogue(database, path, options));
    bar.end();
    problems.end();
    say(`${flags["dry-run"] ? "Checked, nothing written" : "Imported"}: ${describe(summary)}.`);
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
  const count = await withDatabase((database) => exportCatalogue(database, path));
  say(`Written to ${path}. Products: ${count}.`);
  return 0;
}
