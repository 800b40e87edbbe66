import { requiredText, text } from "@taanka/api-client/contract";
import * as v from "valibot";
import type { Queries } from "../database/index.js";
import { differ, id, pictureSchema, pictureUrl } from "./fields.js";
import { pictureKeyOf } from "./pictures.js";
import { slug } from "./text.js";

const bannerSchema = v.object({
  /** Made of the name when it is left out. */
  id: v.optional(id),
  name: requiredText(100),
  heading: v.optional(text(100), ""),
  text: v.optional(text(300), ""),
  /** Where the slide leads. */
  link: v.pipe(
    requiredText(300),
    v.regex(
      /^\/(?![/\\])\S*$/,
      "must be a path of the shop, such as /view-all/campaign/wedding-edit",
    ),
  ),
  image: pictureSchema,
  /** An upright crop for phones. */
  portrait: v.nullish(pictureUrl),
  /** The side of the picture that leaves room for the text. */
  textSide: v.optional(v.picklist(["start", "end"], "must be start or end"), "start"),
});

const idOf = (banner: { id?: string | undefined; name: string }) => banner.id ?? slug(banner.name);

/** Slides in the order in which the home page shows them. */
export const bannersSchema = v.pipe(
  v.array(bannerSchema),
  v.maxLength(12, "must be at most 12"),
  v.check((banners) => differ(banners.map(idOf)), "must each have another name"),
);

type Banner = v.InferOutput<typeof bannerSchema>;

/** Puts these slides in the place of those that are there. */
export async function writeBanners(trx: Queries, banners: readonly Banner[]): Promise<void> {
  await trx.deleteFrom("banners").execute();
  if (banners.length === 0) return;
  const rows = banners.map(({ image, portrait, textSide, ...banner }, position) => ({
    id: idOf(banner),
    name: banner.name,
    heading: banner.heading,
    text: banner.text,
    link: banner.link,
    image_key: pictureKeyOf(image.url),
    image_color: image.color ?? null,
    portrait_key: portrait ? pictureKeyOf(portrait) : null,
    text_side: textSide,
    position,
  }));
  await trx.insertInto("banners").values(rows).execute();
}

/** The slides as a file describes them. */
export async function readBanners(db: Queries): Promise<Banner[]> {
  const rows = await db
    .selectFrom("banners")
    .leftJoin("remote_pictures as wide", "wide.key", "banners.image_key")
    .leftJoin("remote_pictures as upright", "upright.key", "banners.portrait_key")
    .selectAll("banners")
    .select(["wide.url as image_url", "upright.url as portrait_url"])
    .orderBy("position")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    heading: row.heading,
    text: row.text,
    link: row.link,
    image: { url: row.image_url ?? row.image_key, color: row.image_color },
    portrait: row.portrait_url ?? row.portrait_key,
    textSide: row.text_side,
  }));
}
