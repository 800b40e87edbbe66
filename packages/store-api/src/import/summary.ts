import type { Problem } from "./problems.js";
import type { CatalogueEntry } from "./read.js";
import { NOTHING_REMOVED, type Removal } from "./removal.js";

/** What is in a file, and what goes for it. */
export interface ImportSummary {
  products: number;
  variants: number;
  pictures: number;
  /** Drafts, hidden products and gift cards. */
  leftOut: number;
  /** Of the shop, with products that the file lacks. */
  removed: Removal;
  errors: number;
  warnings: number;
}

export function emptySummary(): ImportSummary {
  const removed = NOTHING_REMOVED;
  return { products: 0, variants: 0, pictures: 0, leftOut: 0, removed, errors: 0, warnings: 0 };
}

/** Counts an entry of a file. */
export function count(
  summary: ImportSummary,
  entry: CatalogueEntry,
  onProblem: (problem: Problem) => void,
): void {
  if (entry.kind === "left-out") summary.leftOut++;
  if (entry.kind === "problem") {
    if (entry.problem.level === "error") summary.errors++;
    else summary.warnings++;
    onProblem(entry.problem);
  }
  if (entry.kind !== "product") return;
  summary.products++;
  for (const color of entry.product.colors) {
    summary.variants += color.sizes.length;
    summary.pictures += color.images.length;
  }
}
