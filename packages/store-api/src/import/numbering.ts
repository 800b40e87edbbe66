import { sql } from "kysely";
import type { Queries } from "../database/index.js";

/** Gives each name the next number and remembers it. */
export class Numbering {
  readonly #numbers: Map<string, number>;
  #last: number;
  /** Names that were not known before. */
  readonly added: { id: number; name: string }[] = [];

  constructor(known: readonly { id: number; name: string }[]) {
    this.#numbers = new Map(known.map(({ id, name }) => [name, id]));
    this.#last = known.reduce((highest, { id }) => Math.max(highest, id), 0);
  }

  of(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, ++this.#last);
    this.added.push({ id: this.#last, name });
    return this.#last;
  }
}

/** The name that a filter's value is numbered by. */
export const facetName = (key: string, value: string) => JSON.stringify([key, value]);

/** The filters' values that the shop has numbered. */
export async function knownFacets(trx: Queries): Promise<Numbering> {
  const rows = await trx.selectFrom("facets").selectAll().execute();
  return new Numbering(rows.map(({ id, key, value }) => ({ id, name: facetName(key, value) })));
}

/** The words that the shop has numbered. */
export async function knownWords(trx: Queries): Promise<Numbering> {
  const rows = await trx.selectFrom("words").selectAll().execute();
  return new Numbering(rows.map(({ id, word }) => ({ id, name: word })));
}

/** Writes what was numbered for the first time. */
export async function insertNumbers(
  trx: Queries,
  facets: Numbering,
  words: Numbering,
): Promise<void> {
  const parts = facets.added.map(({ id, name }) => [id, ...JSON.parse(name)]);
  await sql`insert into facets (id, key, value)
    select (f ->> 0)::int, f ->> 1, f ->> 2
    from jsonb_array_elements(${JSON.stringify(parts)}::jsonb) f`.execute(trx);
  await sql`insert into words (id, word) select id, name
    from jsonb_to_recordset(${JSON.stringify(words.added)}::jsonb) as w(id integer, name text)`.execute(
    trx,
  );
}
