import type { ActiveFilter, CallData, endpoints, SortOrder } from "@taanka/api-client/contract";
import { type Bits, bitsOf, intersect } from "./bits.js";
import { type FacetDictionary, type FacetGroup, PLACE_KEYS } from "./facets.js";
import { countFacets, type Snapshot } from "./listing-index.js";
import { searchItems } from "./search.js";
import { Selection } from "./selection.js";

type Section = CallData<typeof endpoints.sections.read>;

/** What a listing is of. Everything given must hold. */
export interface ListingQuery {
  filters: readonly ActiveFilter[];
  /** Undefined keeps the order of `specificItems`. */
  sortBy: SortOrder | undefined;
  /** From 1. */
  page: number;
  limit: number;
  categoryId?: string | undefined;
  categoryIds?: readonly string[] | undefined;
  subCategoryId?: string | undefined;
  subCategoryIds?: readonly string[] | undefined;
  brandId?: string | undefined;
  campaignId?: string | undefined;
  specificItems?: readonly string[] | undefined;
  /** A section whose products they are. */
  section?: Section | undefined;
  keyword?: string | undefined;
}

function placeGroups(query: ListingQuery, dictionary: FacetDictionary): FacetGroup[] {
  const one = (id: string | undefined) => (id === undefined ? undefined : [id]);
  const places = [
    [PLACE_KEYS.category, one(query.categoryId)],
    [PLACE_KEYS.category, query.categoryIds],
    [PLACE_KEYS.subcategory, one(query.subCategoryId)],
    [PLACE_KEYS.subcategory, query.subCategoryIds],
    [PLACE_KEYS.brand, one(query.brandId)],
    [PLACE_KEYS.campaign, one(query.campaignId)],
  ] as const;
  return places
    .filter(([, ids]) => ids !== undefined && ids.length > 0)
    .map(([key, ids]) => dictionary.group(key, ids ?? []));
}

/** The products a listing is limited to, by name or by search; undefined when to none. */
function restriction(
  snapshot: Snapshot,
  named: readonly number[] | undefined,
  keyword: string | undefined,
): Bits | undefined {
  const chosen = named && bitsOf(snapshot.size, named);
  if (!keyword) return chosen;
  const found = searchItems(snapshot, keyword);
  return chosen ? intersect(chosen, found) : found;
}

/** What a query shows whatever its order and page. */
export class Matches {
  readonly rows: Bits;
  readonly total: number;
  readonly #snapshot: Snapshot;
  #selection: Selection | undefined;
  #counts: Uint32Array = new Uint32Array();

  constructor(snapshot: Snapshot, selection: Selection) {
    this.rows = selection.matching;
    this.total = selection.total;
    this.#snapshot = snapshot;
    this.#selection = selection;
  }

  /** How many products each value of each offered filter would show. */
  get counts(): Uint32Array {
    if (this.#selection) {
      this.#counts = countFacets(this.#selection, this.#snapshot);
      // What is cached for the next page is small: ten sets of rows less.
      this.#selection = undefined;
    }
    return this.#counts;
  }
}

function find(
  snapshot: Snapshot,
  query: ListingQuery,
  named: readonly number[] | undefined,
): Matches {
  const selection = new Selection(
    snapshot.facets,
    snapshot.size,
    snapshot.dictionary.filterGroups(query.filters),
    placeGroups(query, snapshot.dictionary),
    restriction(snapshot, named, query.keyword),
  );
  return new Matches(snapshot, selection);
}

/** So many queries of one catalogue are cached; a hundred of 100,000 products take some 2 MB. */
const MAX_CACHED = 100;
/** Longer questions are hardly asked twice. */
const MAX_KEY_LENGTH = 500;
const cache = new WeakMap<Snapshot, Map<string, Matches>>();

/**
 * The products that match a query. Turning a page or choosing another order finds nothing anew.
 *
 * @param named - rows to which `specificItems` or `section` limit it
 */
export function matchesOf(
  snapshot: Snapshot,
  query: ListingQuery,
  named: readonly number[] | undefined,
): Matches {
  const { sortBy, page, limit, specificItems, section, ...rest } = query;
  // Lists that a caller made up are hardly asked for twice.
  if (named && !section) return find(snapshot, query, named);
  const key = JSON.stringify([section?.sectionName, rest]);
  const known = cache.get(snapshot) ?? new Map<string, Matches>();
  cache.set(snapshot, known);
  const matches = known.get(key) ?? find(snapshot, query, named);
  if (key.length > MAX_KEY_LENGTH) return matches;
  // The latest goes last, so that the first is the one not asked for the longest.
  known.delete(key);
  known.set(key, matches);
  const [oldest] = known.keys();
  if (known.size > MAX_CACHED && oldest !== undefined) known.delete(oldest);
  return matches;
}
