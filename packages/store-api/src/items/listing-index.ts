import type { Facet } from "@taanka/api-client/contract";
import type { Queries } from "../database/index.js";
import { FacetDictionary, normaliseKey } from "./facets.js";
import { type Groups, readGroups } from "./groups.js";
import { type ListingRows, readListingRows } from "./rows.js";
import type { Selection } from "./selection.js";
import { Vocabulary } from "./vocabulary.js";

/** The catalogue as listings and searches read it, at one moment. */
export interface Snapshot extends ListingRows {
  version: string;
  dictionary: FacetDictionary;
  vocabulary: Vocabulary;
  groups: Groups;
  /** The filters a listing offers, in their order. */
  filters: OfferedFilter[];
}

interface OfferedFilter {
  key: string;
  /** The key as the facets have it. */
  normalKey: string;
  /** A value that no product has yet has no facet, one of several spellings has several. */
  values: { value: string; facets: readonly number[] }[];
}

/**
 * What listings are answered from. Every instance keeps its own and asks the database every
 * second whether the catalogue has become another; while it reads the new one, it answers from
 * the old.
 */
export class ListingIndex {
  readonly #db: Queries;
  readonly #checkEveryMs: number;
  #snapshot: Snapshot | undefined;
  #loading: Promise<Snapshot> | undefined;
  #checking: Promise<string> | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;

  /** @param checkEveryMs - how often it is asked whether the catalogue has become another */
  constructor(db: Queries, checkEveryMs = 1000) {
    this.#db = db;
    this.#checkEveryMs = checkEveryMs;
  }

  /** How many products it holds at the moment. */
  get size(): number {
    return this.#snapshot?.size ?? 0;
  }

  /** The catalogue as it was at most some seconds ago. */
  async current(): Promise<Snapshot> {
    const snapshot = this.#snapshot;
    if (!snapshot) return this.#load();
    if (performance.now() - this.#checkedAt < this.#checkEveryMs) return snapshot;
    // What is known stays good while the database is away.
    const version = await this.#check().catch(() => snapshot.version);
    if (version !== snapshot.version) {
      // Whoever comes now is not kept waiting; a failed load is tried again after the next check.
      this.#load().catch(() => undefined);
    }
    return this.#snapshot ?? snapshot;
  }

  /** The revision of {@link current}, or undefined as long as no catalogue has been read. */
  async shownRevision(): Promise<string | undefined> {
    return this.#snapshot && (await this.current()).version;
  }

  #check(): Promise<string> {
    this.#checking ??= readVersion(this.#db).finally(() => {
      this.#checking = undefined;
      this.#checkedAt = performance.now();
    });
    return this.#checking;
  }

  #load(): Promise<Snapshot> {
    this.#loading ??= loadSnapshot(this.#db)
      .then((snapshot) => {
        this.#snapshot = snapshot;
        return snapshot;
      })
      .finally(() => {
        this.#loading = undefined;
      });
    return this.#loading;
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

async function loadSnapshot(db: Queries): Promise<Snapshot> {
  for (;;) {
    const version = await readVersion(db);
    const rows = await readListingRows(db);
    const facets = await db.selectFrom("facets").selectAll().execute();
    const words = await db.selectFrom("words").selectAll().execute();
    const groups = await readGroups(db);
    const filters = await db
      .selectFrom("filters")
      .select(["key", "values"])
      .orderBy("position")
      .execute();
    // Read in pieces: an import in between would leave halves of two catalogues.
    if ((await readVersion(db)) !== version) continue;
    const dictionary = new FacetDictionary(facets);
    return {
      version,
      ...rows,
      dictionary,
      vocabulary: new Vocabulary(words),
      groups,
      filters: filters.map((filter) => offered(filter, dictionary)),
    };
  }
}

function offered(
  { key, values }: { key: string; values: readonly string[] },
  dictionary: FacetDictionary,
): OfferedFilter {
  return {
    key,
    normalKey: normaliseKey(key),
    values: values.map((value) => ({ value, facets: dictionary.find(key, value) })),
  };
}

/** How many products each value of each offered filter would show, in their order. */
export function countFacets(selection: Selection, snapshot: Snapshot): Uint32Array {
  const counts = snapshot.filters.flatMap(({ normalKey, values }) =>
    values.map(({ facets }) => selection.count(normalKey, facets)),
  );
  return Uint32Array.from(counts);
}

/** The counts as answers carry them: every value that a filter offers, also those with none. */
export function toFacets(counts: Uint32Array, snapshot: Snapshot): Facet[] {
  let at = 0;
  return snapshot.filters.map(({ key, values }) => ({
    key,
    values: values.map(({ value }) => ({ value, count: counts[at++] ?? 0 })),
  }));
}
