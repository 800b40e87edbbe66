import { randomBytes } from "node:crypto";
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
