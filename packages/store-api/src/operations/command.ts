import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../config.js";
import { type BackupSize, backUp, restore } from "./backup.js";

const USAGE = "npm run backup -- FILE\nnpm run restore -- FILE [--force]";

/** A command was called the wrong way; the message says how it is called. */
export class UsageError extends Error {
  override name = "UsageError";
}

function readArguments(args: string[]): { path: string; force: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { force: { type: "boolean", default: false } },
    });
    const [file] = positionals;
    if (positionals.length !== 1 || file === undefined) throw new Error("Name one file.");
    return { path: resolve(process.env.INIT_CWD ?? ".", file), force: values.force };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function embeddedDataDir(): string {
  const { databaseUrl, dataDir } = readConfig(process.env, { serves: false });
  if (!databaseUrl) return dataDir;
  throw new UsageError(
    "DATABASE_URL names a PostgreSQL server; these commands are for the embedded database. Use " +
      "pg_dump --format=custom and pg_restore.",
  );
}

const say = ({ rows, uploads }: BackupSize) =>
  `${rows} rows and ${uploads} ${uploads === 1 ? "upload" : "uploads"}`;

/** `backup`: writes the embedded database and the uploads into a file. @returns the exit code */
export async function runBackup(args: string[]): Promise<number> {
  const { path } = readArguments(args);
  const size = await backUp(embeddedDataDir(), path);
  process.stdout.write(`${say(size)} are safe in ${path}; it was restored once to make sure.\n`);
  return 0;
}

/** `restore`: puts a backup in the place of what is there. @returns the exit code */
export async function runRestore(args: string[]): Promise<number> {
  const { path, force } = readArguments(args);
  const { kept, ...size } = await restore(embeddedDataDir(), path, force);
  const old = kept.length > 0 ? ` What was there is kept in ${kept.join(" and ")}.` : "";
  process.stdout.write(`${say(size)} are back.${old}\n`);
  return 0;
}
