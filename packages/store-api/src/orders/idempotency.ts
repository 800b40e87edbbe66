import { createHash } from "node:crypto";
import type { Queries } from "../database/index.js";
import { Failure } from "../http/failure.js";

/**
 * Claims an idempotency key for a request, in the transaction that carries the request out. A
 * second request with the same key waits for the first and then finds what it made.
 *
 * @param body - the checked body; another body under the same key is a mistake of the caller
 * @returns the id of the order that an earlier request made, or undefined for a first one
 * @throws Failure `idempotency_mismatch`
 */
export async function claimKey(
  trx: Queries,
  userId: string,
  key: string,
  body: unknown,
  now: Date,
): Promise<string | undefined> {
  const bodyHash = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const claimed = await trx
    .insertInto("idempotency_keys")
    .values({ user_id: userId, key, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (claimed) return undefined;
  const earlier = await trx
    .selectFrom("idempotency_keys")
    .select(["body_hash", "order_id"])
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  if (earlier.body_hash !== bodyHash || earlier.order_id === null) {
    throw new Failure(
      "idempotency_mismatch",
      "This Idempotency-Key was used for another order already",
    );
  }
  return earlier.order_id;
}

/** Remembers what a claimed key made. */
export async function settleKey(
  trx: Queries,
  userId: string,
  key: string,
  orderId: string,
): Promise<void> {
  await trx
    .updateTable("idempotency_keys")
    .set({ order_id: orderId })
    .where("user_id", "=", userId)
    .where("key", "=", key)
    .execute();
}
