/** Something in a catalogue file that somebody should look at. */
export interface Problem {
  /** Of the file, from 1. */
  line: number;
  /** An error keeps the file from being imported; a warning says what was made of it. */
  level: "error" | "warning";
  message: string;
}

/** What a reader finds in a file, in its order. */
export type Entry<T> = ProductEntry<T> | { kind: "problem"; problem: Problem } | LeftOut;

/** A product of a file. */
export interface ProductEntry<T> {
  kind: "product";
  line: number;
  product: T;
  /** Fields of which the file says nothing, for lack of a place: the shop keeps what it has. */
  unsaid?: readonly string[] | undefined;
}

/** A product that the file says not to sell. */
export interface LeftOut {
  kind: "left-out";
  line: number;
  id: string;
}

/** A file that cannot be read as a catalogue at all. */
export class CatalogueFileError extends Error {
  override name = "CatalogueFileError";
}

/** The import is refused; nothing was written. */
export class ImportRefusedError extends Error {
  override name = "ImportRefusedError";
}

export function problem(
  level: Problem["level"],
  line: number,
  message: string,
): { kind: "problem"; problem: Problem } {
  return { kind: "problem", problem: { level, line, message } };
}
