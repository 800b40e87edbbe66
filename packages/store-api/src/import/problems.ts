/** Something in a catalogue file that somebody should look at. */
export interface Problem {
  /** Of the file, from 1. */
  line: number;
  /** An error keeps the file from being imported; a warning says what was made of it. */
  level: "error" | "warning";
  message: string;
}

/** What a reader finds in a file, in its order. */
export type Entry<T> =
  | { kind: "product"; line: number; product: T }
  | { kind: "problem"; problem: Problem }
  /** A product that the file says not to sell. */
  | { kind: "left-out"; line: number };

/** A file that cannot be read as a catalogue at all. */
export class CatalogueFileError extends Error {
  override name = "CatalogueFileError";
}

export function problem<T>(level: Problem["level"], line: number, message: string): Entry<T> {
  return { kind: "problem", problem: { level, line, message } };
}
