import path from "node:path";

const size = { width: 1024, height: 720 };
const patience = 20_000;

/** How far Storybook is with a story. Runs inside of the page. */
function stateInPage(id) {
  if (document.body.classList.contains("sb-show-errordisplay")) {
    return `failed: ${document.querySelector("#error-message")?.textContent?.trim().slice(0, 300)}`;
  }
  if (document.body.classList.contains("sb-show-nopreview")) return "failed: no such story";
  const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
  if (render?.id !== id) return "waiting";
  if (["completed", "finished"].includes(render.phase)) return "shown";
  if (!["errored", "aborted"].includes(render.phase)) return "waiting";
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
  const started = Date.now();
  for (;;) {
    const state = await page.run(stateInPage, id);
    if (state === "shown") return;
    if (state !== "waiting") throw new Error(state);
    if (Date.now() - started > patience) throw new Error("it did not end");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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
    const known = page.complaints.length;
    try {
      await shows(page, address, id);
      if (pictures) await page.picture(path.join(pictures, `${name}-${id}.png`));
    } catch (error) {
      findings.push(`${id} ${error.message}`);
    }
    // What its play function says depends on the size of the window, and is told by the tests of stories.
    const uncaught = page.complaints.slice(known).filter((said) => said.startsWith("uncaught"));
    findings.push(...uncaught.map((complaint) => `${id}: ${complaint}`));
  }
  await page.leave();
  return findings;
}
