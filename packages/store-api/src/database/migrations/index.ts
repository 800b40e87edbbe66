import { type Kysely, type Migration, type MigrationResultSet, Migrator, sql } from "kysely";
import { addColumns, productColumns } from "../../items/product-fields.js";
import { catalogue } from "./0001-catalogue.js";
import { accounts } from "./0002-accounts.js";
import { orders } from "./0003-orders.js";
import { coupons } from "./0004-coupons.js";
import { payments } from "./0005-payments.js";
import { invoices } from "./0006-invoices.js";
import { returns } from "./0007-returns.js";
import { partners } from "./0008-partners.js";
import { listingWords } from "./0020-listing-words.js";
import { discovery } from "./0021-discovery.js";
import { imports } from "./0022-imports.js";
import { razorpay } from "./0023-razorpay.js";
import { refunds } from "./0024-refunds.js";
import { codesByAddress } from "./0030-codes-by-address.js";
import { searchVoters } from "./0031-search-voters.js";
import { latePayments } from "./0032-late-payments.js";
import { orderMessages } from "./0033-order-messages.js";
import { savedLines } from "./0034-saved-lines.js";
import { tellingWords } from "./0035-telling-words.js";
import { invoiceSellers } from "./0036-invoice-sellers.js";
import { importedCatalogues } from "./0037-imported-catalogues.js";
import { oneForm } from "./0038-one-form.js";
import { refundLedger } from "./0039-refund-ledger.js";

/** Forward only: a migration that has shipped is never edited, a change is a new one at the end. */
const MIGRATIONS: Record<string, readonly string[]> = {
  "0001-catalogue": catalogue,
  "0002-accounts": accounts,
  "0003-orders": orders,
  "0004-coupons": coupons,
  "0005-payments": payments,
  "0006-invoices": invoices,
  "0007-returns": returns,
  "0008-partners": partners,
  "0020-listing-words": listingWords,
  "0021-discovery": discovery,
  "0022-imports": imports,
  "0023-razorpay": razorpay,
  "0024-refunds": refunds,
  "0030-codes-by-address": codesByAddress,
  "0031-search-voters": searchVoters,
  "0032-late-payments": latePayments,
  "0033-order-messages": orderMessages,
  "0034-saved-lines": savedLines,
  "0035-telling-words": tellingWords,
  "0036-invoice-sellers": invoiceSellers,
  "0037-imported-catalogues": importedCatalogues,
  "0038-one-form": oneForm,
  "0039-refund-ledger": refundLedger,
};

/** The names of all migrations, in their order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

function migration(statements: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      // One by one: the embedded database takes a single statement a call.
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

/** A field of a product that is new needs no migration of its own. */
async function addProductColumns<T>(db: Kysely<T>): Promise<void> {
  const known = await sql<{ name: string }>`select column_name as name
    from information_schema.columns
    where table_schema = current_schema() and table_name = 'items'`.execute(db);
  const names = new Set(known.rows.map(({ name }) => name));
  const missing = productColumns.filter((column) => !names.has(column));
  // Without the question first, every start would wait for whoever uses the table.
  if (missing.length > 0) for (const add of addColumns) await sql.raw(add).execute(db);
}

/**
 * Brings the database to the newest shape, in one transaction and under an advisory lock, so that
 * several instances may start at once.
 *
 * @returns the names of the migrations that ran
 * @throws the database's error; then nothing has changed
 */
export async function migrateToLatest<T>(db: Kysely<T>): Promise<string[]> {
  const ran = finished(await migratorOf(db).migrateToLatest());
  await addProductColumns(db);
  return ran;
}

/** Brings the database to the shape that it had with a migration of {@link MIGRATION_NAMES}. */
export async function migrateTo<T>(db: Kysely<T>, name: string): Promise<string[]> {
  return finished(await migratorOf(db).migrateTo(name));
}

function finished({ error, results }: MigrationResultSet): string[] {
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

function migratorOf<T>(db: Kysely<T>): Migrator {
  const entries = Object.entries(MIGRATIONS).map(
    ([name, sqls]) => [name, migration(sqls)] as const,
  );
  return new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(entries) },
    // Numbers are given out in blocks, so that one may arrive after a higher one has run.
    allowUnorderedMigrations: true,
  });
}
