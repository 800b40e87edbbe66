/** A part of a schema; undefined where it has none. */
function partOf(schema: object, name: "wrapped" | "item" | "entries"): object | undefined {
  const part: unknown = Reflect.get(schema, name);
  return typeof part === "object" && part !== null ? part : undefined;
}

/**
 * Names in a value that its schema does not have, and leaves out in silence: `colors.sizes.stok`.
 *
 * @param schema - of objects and lists, as deep as they go
 */
function* unknownKeys(schema: object, value: unknown, place = ""): Generator<string> {
  const wrapped = partOf(schema, "wrapped");
  const item = partOf(schema, "item");
  const entries = partOf(schema, "entries");
  if (typeof value !== "object" || value === null) return;
  if (wrapped) yield* unknownKeys(wrapped, value, place);
  if (item && Array.isArray(value)) {
    for (const each of value) yield* unknownKeys(item, each, place);
  }
  if (!entries || Array.isArray(value)) return;
  const schemas = new Map<string, unknown>(Object.entries(entries));
  for (const [key, each] of Object.entries(value)) {
    const path = place === "" ? key : `${place}.${key}`;
    const known = schemas.get(key);
    if (typeof known !== "object" || known === null) yield path;
    else yield* unknownKeys(known, each, path);
  }
}

/** Says of each unknown name once that it is left out. */
export class UnknownKeys {
  readonly #met = new Set<string>();

  *in(schema: object, value: unknown): Generator<string> {
    for (const path of unknownKeys(schema, value)) {
      if (this.#met.has(path)) continue;
      this.#met.add(path);
      yield `"${path}" is no field that is known, and is left out wherever it stands.`;
    }
  }
}
