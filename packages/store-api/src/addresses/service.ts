import { randomUUID } from "node:crypto";
import type { Address } from "@taanka/api-client/contract";
import type { Database, Queries } from "../database/index.js";
import type { Row } from "../database/schema.js";
import { Failure } from "../http/failure.js";

const MAX_ADDRESSES = 50;

/** An address as the contract names its parts. */
export interface AddressFields {
  name: string;
  phoneNumber: string;
  addressLine1: string;
  addressLine2?: string | undefined;
  cityTown: string;
  state: string;
  pincode: string;
  country: string;
  addressType: string;
  isDefault: boolean;
}

const COLUMNS = {
  name: "name",
  phoneNumber: "phone",
  addressLine1: "line1",
  addressLine2: "line2",
  cityTown: "city",
  state: "state",
  pincode: "pincode",
  country: "country",
  addressType: "type",
  isDefault: "is_default",
} as const satisfies Record<keyof AddressFields, keyof Row<"addresses">>;

function toAddress(row: Row<"addresses">): Address {
  return {
    _id: row.id,
    name: row.name,
    phoneNumber: row.phone,
    addressLine1: row.line1,
    ...(row.line2 ? { addressLine2: row.line2 } : {}),
    cityTown: row.city,
    state: row.state,
    pincode: row.pincode,
    country: row.country,
    addressType: row.type,
    isDefault: row.is_default,
    createdAt: row.created_at.toISOString(),
  };
}

/** Somebody's addresses, oldest first. */
export async function listAddresses(db: Queries, userId: string): Promise<Address[]> {
  const rows = await db
    .selectFrom("addresses")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toAddress);
}

/** One address, when it is the person's own. */
export async function findAddress(
  db: Queries,
  userId: string,
  id: string,
): Promise<Address | undefined> {
  const row = await db
    .selectFrom("addresses")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row && toAddress(row);
}

/** Changes to one book wait for each other: only one address can be the default. */
async function lockBook(trx: Queries, userId: string): Promise<void> {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
}

async function clearDefault(trx: Queries, userId: string): Promise<void> {
  await trx
    .updateTable("addresses")
    .set({ is_default: false })
    .where("user_id", "=", userId)
    .where("is_default", "=", true)
    .execute();
}

/** Saves an address; the first one becomes the default by itself. */
export async function createAddress(
  database: Database,
  userId: string,
  fields: AddressFields,
  now: Date,
): Promise<Address[]> {
  return database.transaction(async (trx) => {
    await lockBook(trx, userId);
    const known = await listAddresses(trx, userId);
    if (known.length >= MAX_ADDRESSES) {
      throw new Failure("conflict", `You can save ${MAX_ADDRESSES} addresses at most`);
    }
    const isDefault = fields.isDefault || known.length === 0;
    if (isDefault) await clearDefault(trx, userId);
    await trx
      .insertInto("addresses")
      .values({
        id: randomUUID(),
        user_id: userId,
        name: fields.name,
        phone: fields.phoneNumber,
        line1: fields.addressLine1,
        line2: fields.addressLine2 || null,
        city: fields.cityTown,
        state: fields.state,
        pincode: fields.pincode,
        country: fields.country,
        type: fields.addressType,
        is_default: isDefault,
        created_at: now,
      })
      .execute();
    return listAddresses(trx, userId);
  });
}

/**
 * Changes the given fields of an address. The default stays it until another takes its place.
 * @throws Failure `not_found` when it is not the person's own
 */
export async function changeAddress(
  database: Database,
  userId: string,
  id: string,
  change: Partial<AddressFields>,
): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(COLUMNS)
      .map(([field, column]) => [column, change[field as keyof AddressFields]] as const)
      .filter(([column, value]) => value !== undefined && !(column === "is_default" && !value)),
  );
  await database.transaction(async (trx) => {
    await lockBook(trx, userId);
    if (!(await findAddress(trx, userId, id))) throw new Failure("not_found", "Address not found");
    if (change.isDefault) await clearDefault(trx, userId);
    if (Object.keys(values).length === 0) return;
    await trx.updateTable("addresses").set(values).where("id", "=", id).execute();
  });
}

/**
 * Deletes an address. Where it was the default, the newest of the others takes its place.
 * @throws Failure `not_found` when it is not the person's own
 */
export async function deleteAddress(database: Database, userId: string, id: string): Promise<void> {
  await database.transaction(async (trx) => {
    await lockBook(trx, userId);
    const deleted = await trx
      .deleteFrom("addresses")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .returning("is_default")
      .executeTakeFirst();
    if (!deleted) throw new Failure("not_found", "Address not found");
    if (!deleted.is_default) return;
    const newest = (await listAddresses(trx, userId)).at(-1);
    if (!newest) return;
    await trx
      .updateTable("addresses")
      .set({ is_default: true })
      .where("id", "=", newest._id)
      .execute();
  });
}
