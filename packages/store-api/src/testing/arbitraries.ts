import fc from "fast-check";
import type * as v from "valibot";

/** Values by the name of the field that they make sense in. */
export type Pool = Readonly<Record<string, readonly unknown[]>>;

/** The parts of any schema or action that matter here. */
interface Part {
  kind: string;
  type: string;
  pipe?: readonly Part[];
  entries?: Readonly<Record<string, Part>>;
  item?: Part;
  wrapped?: Part;
  options?: readonly unknown[];
  requirement?: unknown;
}

/** What clumsy and hostile callers put where something else belongs. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    0.1,
    Number.MAX_SAFE_INTEGER,
    1e308,
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "'; drop table users; --",
    "' or '1'='1",
    "%27%20or%201=1",
    "../../etc/passwd",
    "..%2f..%2f",
    "{{7*7}}",
    "<img src=x onerror=alert(1)>",
    "%",
    "_",
    "\\",
    "NaN",
    "9".repeat(400),
    "x".repeat(20_000),
    "\u202e\u0000\uffff",
    "🧵".repeat(100),
    [],
    {},
    [[[]]],
    { $ne: null },
    { length: 1e9 },
    JSON.parse('{"__proto__":{"role":"Admin"},"constructor":{"prototype":{}}}'),
  ),
  fc.string({ unit: "binary" }),
  fc.jsonValue({ maxDepth: 3 }),
);

const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && "kind" in value && "type" in value;

function actionsOf(part: Part): Part[] {
  return (part.pipe ?? []).flatMap((step) => (step.kind === "schema" ? actionsOf(step) : [step]));
}

function requirement(actions: readonly Part[], type: string): unknown {
  return actions.find((action) => action.type === type)?.requirement;
}

const numberOr = (value: unknown, fallback: number) =>
  typeof value === "number" ? value : fallback;

function textOf(actions: readonly Part[]): fc.Arbitrary<unknown> {
  if (actions.some(({ type }) => type === "email")) return fc.emailAddress();
  const pattern = requirement(actions, "regex") ?? requirement(actions, "digits");
  if (pattern instanceof RegExp) return fc.stringMatching(pattern);
  const maxLength = Math.min(numberOr(requirement(actions, "max_length"), 40), 200);
  return fc.string({
    minLength: numberOr(requirement(actions, "min_length"), 0),
    maxLength,
    unit: "grapheme",
  });
}

function memberOf(key: string, part: Part, pool: Pool): fc.Arbitrary<unknown> {
  const known = pool[key];
  const shaped = shapedBy(part, pool);
  return known && known.length > 0
    ? fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...known) },
        { weight: 1, arbitrary: shaped },
      )
    : shaped;
}

function objectOf(entries: Readonly<Record<string, Part>>, pool: Pool): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(
    Object.entries(entries).map(([key, part]) => [key, memberOf(key, part, pool)]),
  );
  const requiredKeys = Object.entries(entries)
    .filter(([, part]) => !/optional|nullish/.test(part.type))
    .map(([key]) => key);
  return fc.record(members, { requiredKeys });
}

function shapedBy(part: Part, pool: Pool): fc.Arbitrary<unknown> {
  const actions = actionsOf(part);
  if (actions.some(({ type }) => type === "parse_json")) {
    const inner = part.pipe?.at(-1);
    return inner ? shapedBy(inner, pool).map((value) => JSON.stringify(value)) : fc.json();
  }
  if (part.entries) return objectOf(part.entries, pool);
  if (part.wrapped) {
    return fc.option(shapedBy(part.wrapped, pool), { nil: undefined, freq: 4 });
  }
  if (part.item) return fc.array(shapedBy(part.item, pool), { maxLength: 4 });
  if (part.type === "picklist") return fc.constantFrom(...(part.options ?? []));
  if (part.options)
    return fc.oneof(...part.options.filter(isPart).map((one) => shapedBy(one, pool)));
  if (part.type === "string") return textOf(actions);
  if (part.type === "boolean") return fc.boolean();
  if (part.type === "number") {
    const min = numberOr(requirement(actions, "min_value"), 0);
    return fc.integer({
      min,
      max: Math.min(numberOr(requirement(actions, "max_value"), 9), min + 9),
    });
  }
  return fc.jsonValue({ maxDepth: 1 });
}

/**
 * Values that a schema takes, or nearly: shaped by it, filled from the pool by the names of fields.
 */
export function arbitraryOf(schema: v.GenericSchema, pool: Pool): fc.Arbitrary<unknown> {
  return shapedBy(schema, pool);
}

/** The same with one field or the whole replaced by something hostile. */
export function spoiled(schema: v.GenericSchema, pool: Pool): fc.Arbitrary<unknown> {
  const shaped = arbitraryOf(schema, pool);
  return fc.oneof(
    { weight: 1, arbitrary: hostile },
    {
      weight: 4,
      arbitrary: fc.tuple(shaped, fc.nat(), hostile).map(([value, nth, bad]) => {
        if (typeof value !== "object" || value === null) return bad;
        const keys = Object.keys(value);
        const key = keys[nth % Math.max(1, keys.length)];
        return key === undefined ? bad : { ...value, [key]: bad };
      }),
    },
  );
}
