import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { animationsEnd } from "./animations.mjs";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on a page as it is now, a line for each element. */
export async function axeFindings(page) {
  // Halfway into a fade a text has other colours than it will have.
  await animationsEnd(page);
  await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const options = { runOnly, resultTypes: ["violations"] };
    const { violations } = await globalThis.axe.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
    );
  }, rules);
}
