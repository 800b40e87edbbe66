import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { TestProject } from "vitest/node";
import { giveBlankDatabase } from "../../../../scripts/lib/blank-database.mjs";
import { buildPrograms } from "../../../../scripts/lib/programs.mjs";
import { type Database, openDatabase } from "../database/index.js";
import { seedCatalogue } from "../seed/index.js";
import { fixtureCatalogue, fixtureManifest } from "./fixture.js";
import { startPostgres } from "./postgres.js";
import { PROGRAMS } from "./programs.js";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of an embedded database with the fixture in it, to be copied. */
    pgliteTemplate: string;
    /** Folder of the programs that tests start as processes. */
    programs: string;
    /** Connection string of the tests' PostgreSQL; its database `fixture` is to be copied. */
    postgresUrl: string;
  }
}

/** What new databases are made from is more than half of an embedded one, and each test copies it. */
async function dropTemplates({ db }: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  await sql`drop database template0`.execute(db);
  await sql`drop database template1`.execute(db);
}

async function prepare(databaseUrl: string | undefined, dataDir: string): Promise<void> {
  if (!databaseUrl) await giveBlankDatabase(dataDir);
  const database: Database = await openDatabase({
    databaseUrl,
    dataDir,
    databasePoolSize: 2,
    onIdleError: () => undefined,
  });
  await seedCatalogue(database, fixtureCatalogue, fixtureManifest);
  if (!databaseUrl) await dropTemplates(database);
  await database.close();
}

/** Starts one PostgreSQL for all test files and makes what each of them copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = mkdtempSync(join(tmpdir(), "taanka-pglite-"));
  const [programs, postgres] = await Promise.all([
    buildPrograms(PROGRAMS),
    startPostgres(),
    prepare(undefined, template),
  ]);
  const { default: pg } = await import("pg");
  const admin = new pg.Client({ connectionString: postgres.url("postgres") });
  await admin.connect();
  await admin.query("create database fixture");
  await admin.end();
  await prepare(postgres.url("fixture"), template);
  project.provide("programs", programs.folder);
  project.provide("pgliteTemplate", template);
  project.provide("postgresUrl", postgres.url("postgres"));
  return async () => {
    programs.remove();
    await postgres.stop();
    rmSync(template, { recursive: true, force: true });
  };
}
