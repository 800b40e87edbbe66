import { normalisePhone } from "@taanka/api-client/contract";
import type { Queries } from "../database/index.js";
import { UsageError } from "../operations/command.js";
import { withShop } from "../operations/shop-database.js";

/** Roles that somebody may have. */
export const ROLES = ["User", "Admin"] as const;

/**
 * Gives somebody a role. It counts from their next call on, for roles are read with every call.
 *
 * @param phone - in any spelling
 * @returns whether somebody with that number is registered
 */
export async function setRole(
  db: Queries,
  phone: string,
  role: (typeof ROLES)[number],
): Promise<boolean> {
  const row = await db
    .updateTable("users")
    .set({ role })
    .where("phone", "=", normalisePhone(phone))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * `role PHONE User|Admin`: the only way to become an administrator, open to whoever may run
 * programs beside the database.
 *
 * @returns the exit code
 */
export async function runRole([phone, wanted]: string[]): Promise<number> {
  const role = ROLES.find((known) => known === wanted);
  if (!phone || !role) throw new UsageError("role PHONE User|Admin");
  const found = await withShop(({ db }) => setRole(db, phone, role));
  process.stdout.write(
    found ? `${phone} is ${role} now.\n` : `Nobody is registered with ${phone}.\n`,
  );
  return found ? 0 : 1;
}
