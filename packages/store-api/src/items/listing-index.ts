import type { Facet } from "@taanka/api-client/contract";
import type { Queries } from "../database/index.js";
import { FacetCounter, type FacetCounts } from "./facet-counter.js";
import { FacetDictionary } from "./facets.js";

const CHECK_EVERY_MS = 1000;

interface Snapshot {
  version: string;
  dictionary: FacetDictionary;
  counter: FacetCounter;
  /** The filters a listing offers, in their order. */
  filters: { key: string; values: string[] }[];
}

/** What listings count with, read again whenever the catalogue has changed. */
export class ListingIndex {
  readonly #db: Queries;
  #snapshot: Promise<Snapshot> | undefined;
  #version: string | undefined;
  #checkedAt = 0;

  constructor(db: Queries) {
    this.#db = db;
  }

  /** The index of the catalogue as it is now; at most a second old. */
  async current(): Promise<Snapshot> {
    if (!this.#snapshot || Date.now() - this.#checkedAt >= CHECK_EVERY_MS) {
      this.#checkedAt = Date.now();
      const version = await readVersion(this.#db);
      if (!this.#snapshot || version !== this.#version) {
        this.#version = version;
        this.#snapshot = loadSnapshot(this.#db, version);
        // A failed load must not be remembered as the index.
        this.#snapshot.catch(() => this.invalidate());
      }
    }
    return this.#snapshot;
  }

  /** Has the next listing read the catalogue again. */
  invalidate(): void {
    this.#snapshot = undefined;
  }
}

/** Identifies the state of the catalogue; empty when nothing was imported yet. */
export async function readVersion(db: Queries): Promise<string> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "catalogue_version")
    .executeTakeFirst();
  return row?.value ?? "";
}

async function loadSnapshot(db: Queries, version: string): Promise<Snapshot> {
  const facets = await db.selectFrom("facets").selectAll().execute();
  const rows = await db.selectFrom("listing").select(["num", "facets"]).execute();
  const filters = await db
    .selectFrom("filters")
    .select(["key", "values"])
    .orderBy("position")
    .execute();
  return {
    version,
    dictionary: new FacetDictionary(facets),
    counter: new FacetCounter(rows, facets),
    filters,
  };
}

/** The counts as answers carry them: every value that a filter offers, also those with none. */
export function toFacets({ counts }: FacetCounts, snapshot: Snapshot): Facet[] {
  return snapshot.filters.map(({ key, values }) => ({
    key,
    values: values.map((value) => ({
      value,
      count: counts[snapshot.dictionary.find(key, value) ?? -1] ?? 0,
    })),
  }));
}
