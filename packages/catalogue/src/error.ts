/** One thing that is wrong with the catalogue's files. */
export interface CatalogueProblem {
  /** Path of the file, relative to the catalogue's root folder. */
  file: string;
  /** Dotted path of the field in that file; empty when the file as a whole is meant. */
  field: string;
  message: string;
}

/** Thrown when the catalogue's files can't be used. Its message has one line a problem. */
export class CatalogueError extends Error {
  readonly problems: readonly CatalogueProblem[];

  constructor(problems: readonly CatalogueProblem[]) {
    const lines = problems.map(({ file, field, message }) =>
      field ? `${file}, field ${field}: ${message}` : `${file}: ${message}`,
    );
    super(`The catalogue has ${problems.length} problem(s).\n${lines.join("\n")}`);
    this.name = "CatalogueError";
    this.problems = problems;
  }
}
