import * as v from "valibot";
import { type CatalogueHeader, headerSchema } from "./header.js";
import { CatalogueFileError, type Entry, problem } from "./problems.js";
import { UnknownKeys } from "./unknown-keys.js";

/** Longer documents do not fit into one text; lines of JSON have no limit. */
const MAX_DOCUMENT = 256 * 1024 * 1024;

/** What a reader of JSON finds: the header first, if there is one. */
export type DocumentEntry = Entry<unknown> | { kind: "header"; header: CatalogueHeader };

function readHeader(value: unknown, line: number): DocumentEntry[] {
  const result = v.safeParse(headerSchema, value);
  if (result.success) {
    const unknown = [...new UnknownKeys().in(headerSchema, value)];
    const warnings = unknown.map((message) => problem("warning", line, message));
    return [{ kind: "header", header: result.output }, ...warnings];
  }
  return result.issues.map((issue) =>
    problem("error", line, `${v.getDotPath(issue) ?? "The header"} ${issue.message}`),
  );
}

/** One product a line, as JSON; a first line without a name may be the header. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<DocumentEntry> {
  let line = 0;
  for await (const content of linesOf(text)) {
    line++;
    if (content.trim() === "") continue;
    const value = parse(content);
    if (value === undefined) yield problem("error", line, "The line is not valid JSON.");
    else if (line === 1 && !isProduct(value)) yield* readHeader(value, line);
    else yield { kind: "product", line, product: value };
  }
}

const isProduct = (value: unknown) =>
  typeof value === "object" && value !== null && ("name" in value || "id" in value);

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of text) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

/**
 * One JSON document with a list of `products`.
 *
 * @throws CatalogueFileError when it is no such document
 */
export async function* readDocument(text: AsyncIterable<string>): AsyncGenerator<DocumentEntry> {
  let content = "";
  for await (const piece of text) {
    content += piece;
    if (content.length > MAX_DOCUMENT) {
      throw new CatalogueFileError(
        "The document is too large to be read at once: write one product a line into a .jsonl file.",
      );
    }
  }
  yield* entriesOf(parse(content));
}

/**
 * What a document holds once it is read; problems name a product's place in the list.
 *
 * @throws CatalogueFileError when it is no such document
 */
export function* entriesOf(document: unknown): Generator<DocumentEntry> {
  if (typeof document !== "object" || document === null || !("products" in document)) {
    throw new CatalogueFileError('The file is no JSON document with a list of "products".');
  }
  const { products, ...header } = document;
  if (!Array.isArray(products)) throw new CatalogueFileError('"products" must be a list.');
  yield* readHeader(header, 1);
  for (const [index, product] of products.entries()) {
    yield { kind: "product", line: index + 1, product };
  }
}
