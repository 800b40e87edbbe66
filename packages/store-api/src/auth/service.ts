import { randomUUID } from "node:crypto";
import type { User } from "@taanka/api-client/contract";
import { Failure } from "../http/failure.js";
import type { Services } from "../services.js";
import type { SignedInUser, TokenPair } from "./sessions.js";

interface Registration {
  name: string;
  email: string;
  phoneNumber: string;
  otp: string;
}

type AuthServices = Pick<Services, "database" | "otp" | "sessions">;

/** What the contract shows of a person. */
export function toUser(row: Pick<SignedInUser, "name" | "email" | "phone" | "role">): User {
  return { name: row.name, email: row.email, phoneNumber: row.phone, role: row.role };
}

/**
 * Signs in whoever proves a phone that has an account.
 *
 * @param address - network address that the code comes from
 * @throws Failure `account_not_found` once the code is proved; it stays usable for registration
 */
export async function login(
  { database, otp, sessions }: AuthServices,
  phone: string,
  code: string,
  address: string,
): Promise<TokenPair & { user: User }> {
  await otp.verify(phone, code, address);
  return database.transaction(async (trx) => {
    const user = await trx
      .selectFrom("users")
      .selectAll()
      .where("phone", "=", phone)
      .executeTakeFirst();
    if (!user) {
      throw new Failure("account_not_found", "No account exists for this number. Please register.");
    }
    await otp.spend(trx, phone, code);
    return { ...(await sessions.start(trx, user.id)), user: toUser(user) };
  });
}

/**
 * Makes an account for whoever proves a phone, and signs them in.
 *
 * @param address - network address that the code comes from
 * @throws Failure `account_exists` once the code is proved; it stays usable for login
 */
export async function register(
  { database, otp, sessions }: AuthServices,
  { name, email, phoneNumber, otp: code }: Registration,
  address: string,
): Promise<TokenPair & { user: User }> {
  await otp.verify(phoneNumber, code, address);
  return database.transaction(async (trx) => {
    const user = await trx
      .insertInto("users")
      .values({ id: randomUUID(), phone: phoneNumber, name, email })
      .onConflict((conflict) => conflict.column("phone").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!user) {
      throw new Failure("account_exists", "An account exists for this number. Please login.");
    }
    await otp.spend(trx, phoneNumber, code);
    return { ...(await sessions.start(trx, user.id)), user: toUser(user) };
  });
}

/** Changes name and email; the phone number stays. */
export async function updateProfile(
  { database }: Pick<Services, "database">,
  userId: string,
  change: { name: string; email: string },
): Promise<User> {
  const row = await database.db
    .updateTable("users")
    .set({ name: change.name, email: change.email })
    .where("id", "=", userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toUser(row);
}
