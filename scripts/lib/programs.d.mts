/** Programs of one test run. */
export interface Programs {
  /** Has a `<name>.js` of each. */
  folder: string;
  remove(): void;
}

/** Node's own arguments for them. */
export declare const shortLived: readonly string[];

/**
 * Makes JavaScript of programs that tests start as processes.
 *
 * @param sources - file of each program, by the name it gets
 */
export declare function buildPrograms(sources: Record<string, string>): Promise<Programs>;
