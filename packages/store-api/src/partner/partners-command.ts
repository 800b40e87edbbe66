import type { Queries } from "../database/index.js";
import { readSheetArguments, type SheetRow, writeSheet } from "../operations/sheet.js";
import { withShop } from "../operations/shop-database.js";

/** Who has applied to become a partner, the oldest first. */
export async function listApplications(db: Queries): Promise<SheetRow[]> {
  const rows = await db
    .selectFrom("partner_applications")
    .selectAll()
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    application: row.id,
    received: row.created_at.toISOString(),
    shop: row.shop_name,
    name: row.name,
    phone: row.mobile,
    email: row.email,
    address: [row.shop_address, row.city, `${row.state} ${row.pincode}`].join(", "),
    gst: row.gst ?? "",
    pan: row.pan ?? "",
    map: row.map_url ?? "",
    picture: row.picture_key,
  }));
}

/** `partners`: the applications of those who want to sell here. @returns the exit code */
export async function runPartners(args: string[]): Promise<number> {
  const { csv } = readSheetArguments(args, "partners [--csv]");
  writeSheet(await withShop(({ db }) => listApplications(db)), csv, "Nobody has applied.");
  return 0;
}
