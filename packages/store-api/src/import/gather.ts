import type { Queries } from "../database/index.js";
import { readVersion } from "../items/listing-index.js";
import { compareWithShop } from "./compare.js";
import { Groups, knownGroups } from "./groups.js";
import type { CatalogueHeader } from "./header.js";
import { keepKnown } from "./keep.js";
import { knownFacets, knownWords, type Numbering } from "./numbering.js";
import type { LeftOut, Problem, ProductEntry } from "./problems.js";
import type { CatalogueProduct } from "./product.js";
import type { CatalogueEntry } from "./read.js";
import { countRemoval, refuseEmpty, refuseMany } from "./removal.js";
import { createStaging, Stager, stage, stageVariants } from "./staging.js";
import { count, emptySummary, type ImportSummary } from "./summary.js";
import { isSample } from "./version.js";

const BATCH = 250;

/** How a catalogue is put beside the one that is there. */
export interface GatherOptions {
  /** Products that the new one lacks are removed; those of the sample catalogue always are. */
  replace: boolean;
  /** They may be more than a fifth of the shop. */
  removeMany?: boolean;
  /** Told about everything that is wrong: first the entries in their order, then what the shop says. */
  onProblem: (problem: Problem) => void;
}

/** A catalogue that waits aside, in tables of the import's own. */
export interface Gathered {
  summary: ImportSummary;
  header: CatalogueHeader | undefined;
  groups: Groups;
  facets: Numbering;
  words: Numbering;
  /** Whether the shop has the sample catalogue. */
  isOverSample: boolean;
  /** Whether products that are not in it are removed. */
  replace: boolean;
}

/**
 * Gathers a catalogue aside and compares it with the shop, in which nothing changes.
 *
 * @param entries - checked; the header, if there is one, comes first
 * @throws ImportRefusedError when too much of the shop would be removed
 */
export async function gatherCatalogue(
  trx: Queries,
  entries: AsyncIterable<CatalogueEntry>,
  options: GatherOptions,
): Promise<Gathered> {
  const isOverSample = isSample(await readVersion(trx));
  const gathered: Gathered = {
    summary: emptySummary(),
    header: undefined,
    // Nothing of a shop's own is called as the sample happens to call it.
    groups: isOverSample ? new Groups(true) : await knownGroups(trx),
    facets: await knownFacets(trx),
    words: await knownWords(trx),
    isOverSample,
    replace: options.replace || isOverSample,
  };
  const leftOut = await stageAll(trx, entries, gathered, options.onProblem);
  if (gathered.summary.errors === 0) await compare(trx, gathered, leftOut, options);
  return gathered;
}

async function compare(
  trx: Queries,
  { summary, header, replace, isOverSample }: Gathered,
  leftOut: readonly LeftOut[],
  { removeMany, onProblem }: GatherOptions,
): Promise<void> {
  await stageVariants(trx);
  for (const problem of await compareWithShop(trx, { header, leftOut, replace })) {
    count(summary, { kind: "problem", problem }, onProblem);
  }
  if (!replace) return;
  refuseEmpty(summary.products);
  summary.removed = await countRemoval(trx);
  if (!isOverSample && !removeMany) await refuseMany(trx, summary.removed);
}

async function stageAll(
  trx: Queries,
  entries: AsyncIterable<CatalogueEntry>,
  gathered: Gathered,
  onProblem: (problem: Problem) => void,
): Promise<LeftOut[]> {
  const { summary, groups, facets, words, isOverSample } = gathered;
  const stager = new Stager(groups, facets, words);
  const leftOut: LeftOut[] = [];
  let batch: ProductEntry<CatalogueProduct>[] = [];
  const flush = async () => {
    // After an error the rest is only read for what else is wrong.
    if (batch.length > 0 && summary.errors === 0) {
      const whole = await keepKnown(trx, batch, isOverSample);
      await stage(
        trx,
        whole.map((entry) => stager.rowOf(entry)),
      );
    }
    batch = [];
  };
  await createStaging(trx);
  for await (const entry of entries) {
    count(summary, entry, onProblem);
    if (entry.kind === "header") {
      gathered.header = entry.header;
      groups.describe(entry.header);
    }
    if (entry.kind === "left-out") leftOut.push(entry);
    if (entry.kind === "product" && batch.push(entry) >= BATCH) await flush();
  }
  await flush();
  return leftOut;
}
