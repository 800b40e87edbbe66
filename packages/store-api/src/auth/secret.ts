import { createHmac, randomBytes } from "node:crypto";
import type { Queries } from "../database/index.js";

/**
 * The key of signed tokens and hashed codes: the configured one, or one that is made on the first
 * start and kept in the database, where all instances find it.
 */
export async function loadSecret(db: Queries, configured: string | undefined): Promise<string> {
  if (configured) return configured;
  await db
    .insertInto("settings")
    .values({ key: "token_secret", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "token_secret")
    .executeTakeFirstOrThrow();
  return row.value;
}

/**
 * What the database keeps instead of a value that is not its business: the same for the same value,
 * and without the key of no use for finding out which.
 *
 * @param use - what it is for, so that hashes of two uses cannot be compared
 */
export function keyedHash(secret: string, use: string, value: string): string {
  return createHmac("sha256", secret).update(`${use}:${value}`).digest("base64url");
}
