import type { Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";

/** Tries of one network address at one code. */
export const MAX_TRIES = 5;
/** Tries of all addresses together at one code, without the one that asked for it. */
const MAX_TRIES_OF_OTHERS = 10;

/** Who asks for a code or tries one: the phone, and a name for the network address. */
export interface Caller {
  phone: string;
  address: string;
  /** A name for the network around the address, where many addresses are one line's. */
  wider?: string | undefined;
}

/** A code as the database keeps it. */
export type Code = Row<"otp_codes">;

/** How often the caller's address has tried each code, by the code's hash. */
export async function readTries(
  trx: Queries,
  { address }: Caller,
  codes: readonly Code[],
): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom("otp_tries")
    .select(["code_hash", "tries"])
    .where("address", "=", address)
    .where(
      "code_hash",
      "in",
      codes.map((row) => row.code_hash),
    )
    .execute();
  return new Map(rows.map((row) => [row.code_hash, row.tries]));
}

/** Whether the caller may still try a code. */
export function hasTriesLeft(
  row: Code,
  { address }: Caller,
  tried: ReadonlyMap<string, number>,
): boolean {
  if ((tried.get(row.code_hash) ?? 0) >= MAX_TRIES) return false;
  return row.address === address || row.attempts < MAX_TRIES_OF_OTHERS;
}

/** A wrong code is a try at every code that it could have been. */
export async function countTry(
  trx: Queries,
  { phone, address }: Caller,
  codes: readonly Code[],
): Promise<void> {
  const hashes = codes.map((row) => row.code_hash);
  await trx
    .insertInto("otp_tries")
    .values(
      codes.map(({ code_hash, expires_at }) => ({ code_hash, address, tries: 1, expires_at })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["code_hash", "address"])
        .doUpdateSet((eb) => ({ tries: eb("otp_tries.tries", "+", 1) })),
    )
    .execute();
  await trx
    .updateTable("otp_codes")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("phone", "=", phone)
    .where("address", "<>", address)
    .where("code_hash", "in", hashes)
    .execute();
}
