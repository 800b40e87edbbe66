import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import type { CatalogueHeader } from "./header.js";

const DEFAULT_SECTIONS = [
  ["MostBought", "Most Bought", "What others take home", "popularity desc, num", 12],
  ["TurnHeads", "Turn Heads", "New in the shop", "created_at desc, num", 9],
  ["Everydaytoevent", "Everyday to Event", "For every day and for the great ones", "", 36],
] as const;

/** A shop without curated sections shows what sells, what is new, and some of each subcategory. */
async function writeDefaultSections(trx: Queries): Promise<void> {
  for (const [position, [name, title, subtitle, order, limit]] of DEFAULT_SECTIONS.entries()) {
    await trx
      .insertInto("sections")
      .values({ name, title, subtitle, description: "", campaign_id: null, position })
      .execute();
    // Six of each subcategory fill rows of two and of three.
    const chosen = order
      ? sql`select i.id, row_number() over (order by ${sql.raw(order)}) as place
          from listing join items i using (num) order by ${sql.raw(order)} limit ${limit}::int`
      : sql`select id, row_number() over (order by subcategory_id, rank) as place from (
          select i.id, i.subcategory_id, row_number() over (
            partition by i.subcategory_id order by popularity desc, num) as rank
          from listing join items i using (num)) ranked
          where rank <= 6 order by subcategory_id, rank limit ${limit}::int`;
    await sql`insert into section_items (section_name, item_id, position)
      select ${name}, id, place from (${chosen}) chosen`.execute(trx);
  }
}

/** The home page's sections: as the file says, or those that are there, or a few of the shop's own. */
export async function writeSections(
  trx: Queries,
  header: CatalogueHeader | undefined,
): Promise<void> {
  if (header?.sections) {
    await trx.deleteFrom("sections").execute();
    for (const [position, section] of header.sections.entries()) {
      const { sectionName: name, title, subtitle, description, campaign, items } = section;
      const known = await trx
        .selectFrom("campaigns")
        .select("id")
        .where("name", "=", campaign ?? "")
        .executeTakeFirst();
      await trx
        .insertInto("sections")
        .values({ name, title, subtitle, description, campaign_id: known?.id ?? null, position })
        .execute();
      await sql`insert into section_items (section_name, item_id, position)
        select ${name}, i.id, wanted.place
        from unnest(${items}::text[]) with ordinality wanted(id, place)
        join items i on i.id = wanted.id on conflict do nothing`.execute(trx);
    }
    return;
  }
  await sql`delete from sections where not exists (
    select from section_items where section_name = sections.name)`.execute(trx);
  const left = await trx.selectFrom("sections").select("name").limit(1).executeTakeFirst();
  if (!left) await writeDefaultSections(trx);
}
