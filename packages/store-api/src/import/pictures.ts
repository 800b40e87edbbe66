import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";

/** Whether a picture is on another server. */
export const isRemote = (url: string) => /^https?:/.test(url);

/** The key that a picture is asked for with. */
export function pictureKeyOf(url: string): string {
  if (!isRemote(url)) return url;
  return `remote/${createHash("sha256").update(url).digest("hex").slice(0, 32)}`;
}

/** Remembers where pictures come from that no product has. */
export async function rememberPictures(trx: Queries, urls: readonly string[]): Promise<void> {
  const rows = urls.filter(isRemote).map((url) => ({ key: pictureKeyOf(url), url }));
  if (rows.length === 0) return;
  await trx
    .insertInto("remote_pictures")
    .values(rows)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/** Forgets pictures that nothing in the shop shows any more. */
export async function forgetPictures(trx: Queries): Promise<void> {
  await sql`delete from remote_pictures
    where not exists (select from images where image_key = remote_pictures.key)
      and not exists (select from categories where image_key = remote_pictures.key)
      and not exists (select from banners
        where remote_pictures.key in (image_key, portrait_key))`.execute(trx);
}
