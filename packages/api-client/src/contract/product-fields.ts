import * as v from "valibot";
import { looseText } from "./common";

/** A fact about a product: a filter value or a line of its details. */
export const factSchema = v.object({ key: v.string(), value: v.string() });

/** What a catalogue may tell of a product: a text, a whole number, a yes or no, or lines with a key. */
export type ProductField =
  | { readonly kind: "text"; readonly max: number }
  | { readonly kind: "number"; readonly max: number }
  | { readonly kind: "flag" }
  | { readonly kind: "facts" };

/**
 * What the page of a product tells as its catalogue has it. This is the one declaration: the answer's
 * schema, the importer's check, the column of the database, the export and the read follow from it.
 */
export const productFields = {
  /** Plain text; an empty line begins a new paragraph. */
  description: { kind: "text", max: 20_000 },
  details: { kind: "facts" },
  returnPolicy: { kind: "text", max: 500 },
} as const satisfies Record<string, ProductField>;

const answers = {
  text: looseText,
  number: v.nullish(v.number()),
  flag: v.nullish(v.boolean(), false),
  facts: v.nullish(v.array(factSchema), []),
};

type Answers<F extends Readonly<Record<string, ProductField>>> = {
  -readonly [K in keyof F]: (typeof answers)[F[K]["kind"]];
};

/* @__NO_SIDE_EFFECTS__ */
function answersOf<const F extends Readonly<Record<string, ProductField>>>(fields: F) {
  const entries = Object.entries(fields).map(([name, { kind }]) => [name, answers[kind]]);
  return Object.fromEntries(entries) as Answers<F>;
}

/** Schemas of the {@link productFields} in an answer. */
export const productFieldSchemas = answersOf(productFields);
