import { randomUUID } from "node:crypto";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "../database/index.js";

/** The databases that every test of a call runs on. */
export const DATABASES = ["pglite", "postgres"] as const;
export type DatabaseKind = (typeof DATABASES)[number];

/** Copies the embedded database with the fixture; at once, which costs a third of doing it in turns. */
export function copyEmbedded(dataDir: string): void {
  cpSync(join(inject("pgliteTemplate"), "database"), join(dataDir, "database"), {
    recursive: true,
  });
}

/**
 * Makes a database with the fixture of its own.
 *
 * @param folder - of the embedded database
 * @returns the connection string of a PostgreSQL one
 */
export async function copyDatabase(
  kind: DatabaseKind,
  folder: string,
): Promise<{ databaseUrl?: string }> {
  if (kind === "pglite") {
    copyEmbedded(folder);
    return {};
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  await copyFixture(admin, name);
  await admin.end();
  const url = new URL(inject("postgresUrl"));
  url.pathname = name;
  return { databaseUrl: url.href };
}

/** A template can be copied only while nobody is in it, not even the server's own cleaning. */
async function copyFixture(admin: pg.Client, name: string, tries = 20): Promise<void> {
  try {
    await admin.query(`create database ${name} template fixture`);
  } catch (error) {
    const inUse = error instanceof pg.DatabaseError && error.code === "55006";
    if (!inUse || tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await copyFixture(admin, name, tries - 1);
  }
}

/** Counts of who came and looked: they change by calls that change nothing else, some seconds later. */
const COUNTS = ["rate_limits", "item_views", "search_terms", "search_voters"];

/**
 * Everything the database holds but counts, to prove that a refused call changed nothing.
 * @param except - tables that are left out
 */
export async function snapshot(
  database: Database,
  except: readonly string[] = [],
): Promise<string> {
  const tables = await sql<{ name: string }>`select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(database.db);
  const hashes = tables.rows
    .filter(({ name }) => ![...COUNTS, ...except].includes(name))
    .map(
      ({ name }) => sql`select ${sql.lit(name)} as name,
      md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(name)} t`,
    );
  const { rows } = await sql`${sql.join(hashes, sql` union all `)}`.execute(database.db);
  return JSON.stringify(rows, null, 1);
}
