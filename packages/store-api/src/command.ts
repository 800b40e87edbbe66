import { runRole } from "./auth/role-command.js";
import { ConfigError } from "./config.js";
import { DataDirectoryInUseError } from "./database/lock-file.js";
import { runExport, runImport } from "./import/command.js";
import { CatalogueFileError } from "./import/problems.js";
import { BackupError } from "./operations/backup-error.js";
import { runBackup, runRestore, UsageError } from "./operations/command.js";
import { runOrders } from "./orders/orders-command.js";
import { runPartners } from "./partner/partners-command.js";
import { runRefunds } from "./payments/refunds-command.js";
import { runReturns } from "./returns/returns-command.js";

const COMMANDS: Record<string, (args: string[]) => Promise<number>> = {
  import: runImport,
  export: runExport,
  backup: runBackup,
  restore: runRestore,
  role: runRole,
  orders: runOrders,
  returns: runReturns,
  refunds: runRefunds,
  partners: runPartners,
};

const EXPECTED = [
  BackupError,
  CatalogueFileError,
  ConfigError,
  DataDirectoryInUseError,
  UsageError,
];

async function run([name = "", ...args]: string[]): Promise<number> {
  const command = COMMANDS[name];
  if (!command) throw new UsageError(`Commands: ${Object.keys(COMMANDS).join(", ")}.`);
  return command(args);
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const expected = EXPECTED.some((kind) => error instanceof kind);
    const text = error instanceof Error ? (expected ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  },
);
