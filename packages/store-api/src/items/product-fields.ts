import {
  type ProductField,
  productFields,
  requiredText,
  text,
  whole,
} from "@taanka/api-client/contract";
import * as v from "valibot";

type Fields = typeof productFields;
type Name = keyof Fields;

/**
 * A fact about a product.
 * @public Declarations of the presenters name it.
 */
export interface KeyValue {
  key: string;
  value: string;
}

interface Values {
  text: string;
  number: number | null;
  flag: boolean;
  facts: KeyValue[];
}

type Snake<S extends string> = S extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Rest>}`
  : S;

/** The fields of a product as its columns hold them. */
export type ProductColumns = { [N in Name as Snake<N>]: Values[Fields[N]["kind"]] };
/** The fields of a product as the contract calls them. */
type ProductValues = { [N in Name]: Values[Fields[N]["kind"]] };

const factsSchema = v.pipe(
  v.array(v.object({ key: requiredText(40), value: requiredText(300) })),
  v.maxLength(60, "must have at most 60 entries"),
);
/** Facts in a catalogue file; none when they are left out. */
export const facts = v.optional(factsSchema, []);

/** How each kind of field is checked in a catalogue file. */
const checks = {
  text: (max: number) => v.optional(text(max), ""),
  number: (max: number) => v.nullish(whole(0, max), null),
  flag: () => v.optional(v.boolean(), false),
  facts: () => facts,
};

/** What a column of each kind is in the database; one that is added later is empty at first. */
const types: Readonly<Record<ProductField["kind"], { type: string; rule: string }>> = {
  text: { type: "text", rule: "not null default ''" },
  number: { type: "integer", rule: "" },
  flag: { type: "boolean", rule: "not null default false" },
  facts: { type: "jsonb", rule: "not null default '[]'" },
};

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function checkOf(field: ProductField) {
  return checks[field.kind]("max" in field ? field.max : 0);
}

/** The columns of some fields, in the order in which they are declared. */
export function columnsOf(fields: Readonly<Record<string, ProductField>>) {
  return Object.entries(fields).map(([name, field]) => {
    const { type, rule } = types[field.kind];
    return { name, column: columnOf(name), type, definition: `${type} ${rule}`.trim() };
  });
}

const columns = columnsOf(productFields);

/** The names of the fields' columns. */
export const productColumns = columns.map(({ column }) => column) as (keyof ProductColumns)[];

/** `description text, …` for a table of its own. */
export const typedColumns = columns.map(({ column, type }) => `${column} ${type}`).join(", ");

/** Gives `items` the columns that have been declared since it was made. */
export const addColumns = columns.map(
  ({ column, definition }) => `alter table items add column if not exists ${column} ${definition}`,
);

type Checks = { [N in Name]: ReturnType<(typeof checks)[Fields[N]["kind"]]> };

/** The entries of a product in a catalogue file that are its fields. */
export const fieldChecks = Object.fromEntries(
  Object.entries(productFields).map(([name, field]) => [name, checkOf(field)]),
) as Checks;

/** What there is of a product's fields, and nothing else of it. */
export function fieldsIn<P extends Partial<Record<Name, unknown>>>(
  product: P,
): Pick<P, Name & keyof P> {
  const found = columns.filter(({ name }) => name in product);
  return Object.fromEntries(found.map(({ name }) => [name, product[name as Name]])) as Pick<
    P,
    Name & keyof P
  >;
}

/** A product's fields as a row holds them. */
export const toColumns = (product: ProductValues): ProductColumns =>
  Object.fromEntries(
    columns.map(({ name, column }) => [column, product[name as Name]]),
  ) as ProductColumns;

/** A product's fields from its row. */
export const fromColumns = (row: ProductColumns): ProductValues =>
  Object.fromEntries(
    columns.map(({ name, column }) => [name, row[column as keyof ProductColumns]]),
  ) as ProductValues;
