import type { CallData, endpoints } from "@taanka/api-client/contract";
import { sql } from "kysely";
import type { Queries } from "../database/index.js";
import type { ListingIndex, Snapshot } from "../items/listing-index.js";
import { rowOf } from "../items/rows.js";
import { cachedPerRevision } from "./revision-cache.js";

type Section = CallData<typeof endpoints.sections.read>;

/** The rows of products by their ids, each once, in the order of the ids. */
export async function rowsOfIds(
  db: Queries,
  snapshot: Snapshot,
  ids: readonly string[],
): Promise<number[]> {
  const items = await db
    .selectFrom("items")
    .select(["id", "num"])
    .where("id", "=", sql<string>`any(${[...ids]}::text[])`)
    .execute();
  const rows = new Map(items.map(({ id, num }) => [id, rowOf(snapshot.nums, num)]));
  return [...new Set(ids)].map((id) => rows.get(id)).filter((row) => row !== undefined);
}

/** The home page's curated sections. */
export class Sections {
  readonly #db: Queries;
  /** Rows by section; they mean something in their own snapshot only. */
  readonly #rows = new WeakMap<Snapshot, Map<string, readonly number[]>>();
  /** All of them in their order, without their products. */
  readonly list: () => Promise<Section[]>;

  constructor(db: Queries, listing: ListingIndex) {
    this.#db = db;
    this.list = cachedPerRevision(listing, () => readSections(db));
  }

  /** One of them, or undefined when there is none with that name. */
  async find(name: string): Promise<Section | undefined> {
    return (await this.list()).find(({ sectionName }) => sectionName === name);
  }

  /** The rows of a section's products in the order in which they were chosen. */
  async rows({ sectionName, dataConfig }: Section, snapshot: Snapshot): Promise<readonly number[]> {
    const known = this.#rows.get(snapshot) ?? new Map<string, readonly number[]>();
    this.#rows.set(snapshot, known);
    const rows =
      known.get(sectionName) ?? (await rowsOfIds(this.#db, snapshot, dataConfig?.items ?? []));
    known.set(sectionName, rows);
    return rows;
  }
}

async function readSections(db: Queries): Promise<Section[]> {
  const rows = await db
    .selectFrom("sections")
    .leftJoin("campaigns", "campaigns.id", "sections.campaign_id")
    .select(["sections.name", "sections.title", "sections.subtitle", "sections.description"])
    .select(["campaigns.name as campaign_name", "campaigns.is_active as campaign_active"])
    .orderBy("sections.position")
    .execute();
  const items = await db
    .selectFrom("section_items")
    .select(["section_name", "item_id"])
    .orderBy("position")
    .execute();
  return rows.map((row) => ({
    sectionName: row.name,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    ...(row.campaign_name
      ? { campaign: { isActive: row.campaign_active ?? false, name: row.campaign_name } }
      : {}),
    dataConfig: {
      categories: [],
      subcategories: [],
      items: items.filter((item) => item.section_name === row.name).map((item) => item.item_id),
    },
  }));
}
