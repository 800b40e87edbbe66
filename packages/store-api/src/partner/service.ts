import { randomUUID } from "node:crypto";
import type { CallAnswer, endpoints } from "@taanka/api-client/contract";
import type { Row } from "../database/schema.js";
import { Failure } from "../http/failure.js";
import type { Services } from "../services.js";
import { cleanPicture } from "./picture.js";

type ApplicationAnswer = CallAnswer<typeof endpoints.partners.read>;
type PartnerServices = Pick<Services, "database" | "now" | "uploads" | "decoders">;

/** The form, checked against the contract. */
interface Application {
  name: string;
  email: string;
  mobile: string;
  shopName: string;
  gst: string;
  pan: string;
  shopAddress: string;
  pincode: string;
  state: string;
  city: string;
  mapUrl: string;
  shopImage: Blob;
}

function toAnswer(row: Row<"partner_applications">): ApplicationAnswer {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    shopName: row.shop_name,
    gst: row.gst,
    pan: row.pan,
    shopAddress: row.shop_address,
    pincode: row.pincode,
    state: row.state,
    city: row.city,
    mapUrl: row.map_url,
    shopImage: { width: row.picture_width, height: row.picture_height },
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}

/**
 * Keeps somebody's application; it takes the place of the one before, and so does its picture.
 *
 * @throws Failure `unsupported_media_type` or `body_too_large` for the picture
 */
export async function applyAsPartner(
  { database, now, uploads, decoders }: PartnerServices,
  userId: string,
  form: Application,
): Promise<ApplicationAnswer> {
  const picture = await cleanPicture(form.shopImage, userId, decoders.uploads);
  const key = `partners/${randomUUID()}.webp`;
  await uploads.put(key, picture.bytes);
  const values = {
    name: form.name,
    email: form.email,
    mobile: form.mobile,
    shop_name: form.shopName,
    gst: form.gst || null,
    pan: form.pan || null,
    shop_address: form.shopAddress,
    pincode: form.pincode,
    state: form.state,
    city: form.city,
    map_url: form.mapUrl || null,
    picture_key: key,
    picture_width: picture.width,
    picture_height: picture.height,
    status: "Received",
    created_at: now(),
  };
  const { row, replaced } = await database
    .transaction(async (trx) => {
      // Two applications of one person wait for each other, so that no picture is forgotten.
      await trx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
      const before = await trx
        .selectFrom("partner_applications")
        .select("picture_key")
        .where("user_id", "=", userId)
        .executeTakeFirst();
      const after = await trx
        .insertInto("partner_applications")
        .values({ id: randomUUID(), user_id: userId, ...values })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
        .returningAll()
        .executeTakeFirstOrThrow();
      return { row: after, replaced: before?.picture_key };
    })
    .catch(async (error: unknown) => {
      await uploads.remove(key);
      throw error;
    });
  if (replaced) await uploads.remove(replaced);
  return toAnswer(row);
}

/** Somebody's application. @throws Failure `not_found` when there is none */
export async function readApplication(
  { database }: Pick<Services, "database">,
  userId: string,
): Promise<ApplicationAnswer> {
  const row = await database.db
    .selectFrom("partner_applications")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) throw new Failure("not_found", "You have not applied to become a partner yet");
  return toAnswer(row);
}
