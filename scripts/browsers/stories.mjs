import path from "node:path";
import { ExpectedError } from "../lib/terminal.mjs";
import { until } from "../lib/until.mjs";

const size = { width: 1024, height: 720 };

/** How a story ended, once it has. Runs inside of the page. */
function endInPage(id) {
  if (document.body.classList.contains("sb-show-errordisplay")) {
    return `failed: ${document.querySelector("#error-message")?.textContent?.trim().slice(0, 300)}`;
  }
  if (document.body.classList.contains("sb-show-nopreview")) return "failed: no such story";
  const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
  if (render?.id !== id) return undefined;
  if (["completed", "finished"].includes(render.phase)) return "shown";
  if (!["errored", "aborted"].includes(render.phase)) return undefined;
  // A story for another size of the window can be drawn here, and not played.
  return render.story?.storyGlobals?.viewport ? "shown" : `failed: it ended as ${render.phase}`;
}

/** One story of each component and of each composition: its first. */
export async function sampleOf(address) {
  const { entries } = await (await fetch(`${address}/index.json`)).json();
  const firsts = new Map();
  for (const entry of Object.values(entries)) {
    if (entry.type === "story" && !firsts.has(entry.title)) firsts.set(entry.title, entry);
  }
  return [...firsts.values()];
}

async function shows(page, address, id) {
  await page.open(`${address}/iframe.html?id=${id}&viewMode=story`);
  const end = await until(() => page.run(endInPage, id), "it did not end");
  if (end !== "shown") throw new ExpectedError(end);
}

/**
 * Opens the sample of stories in an engine.
 *
 * @returns {Promise<string[]>} what was wrong
 */
export async function lookAtStories(engine, { address, stories, pictures, name }) {
  const page = await engine.visit(size);
  const findings = [];
  for (const { id } of stories) {
    // What the last one breaks off as it is left is not the next one's.
    await page.open("about:blank");
    const known = page.uncaught.length;
    try {
      await shows(page, address, id);
      if (pictures) await page.picture(path.join(pictures, `${name}-${id}.png`));
    } catch (error) {
      findings.push(`${id} ${error.message}`);
    }
    // What its play function says depends on the size of the window, and is told by the tests of stories.
    findings.push(...page.uncaught.slice(known).map((error) => `${id}: ${error}`));
  }
  await page.leave();
  return findings;
}
