import type { PageCode } from "./pageCode";

/** Id of the element that names the page's modules, the entry first. */
export const pageModulesId = "page-modules";

/** The longest that the page's code waits for a picture, in ms. */
const pictureTimeoutMs = 3_000;

const wait = (time?: number) => new Promise((resolve) => setTimeout(resolve, time));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** A frame is on the screen once the next one is begun. */
const painted = async () => {
  await nextFrame();
  await nextFrame();
  await wait();
};
const once = (page: Document, type: string) =>
  new Promise((resolve) => page.addEventListener(type, resolve, { once: true, capture: true }));

/** The largest picture of the first view is on the screen, or can't be had. */
async function showsFirstView(page: Document): Promise<void> {
  await page
    .querySelector<HTMLImageElement>("img[fetchpriority='high']")
    ?.decode()
    .catch(() => undefined);
  await painted();
}

function load(page: Document, code?: PageCode): void {
  const list = page.getElementById(pageModulesId);
  const modules = JSON.parse(list?.textContent ?? "[]") as string[];
  for (const href of modules) {
    const link = page.createElement("link");
    Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href });
    list?.before(link);
  }
  const loadEntry = () => {
    const entry = page.createElement("script");
    Object.assign(entry, { type: "module", src: modules[0] });
    entry.addEventListener("error", () => {
      entry.remove();
      code?.fail(new Error(`${modules[0]}, or what it imports, could not be loaded.`), loadEntry);
    });
    // It threw before it could begin: browsers keep that as long as the document lives.
    entry.addEventListener("load", () => {
      if (code && !code.started) code.fail(new Error(`${modules[0]} failed.`));
    });
    list?.before(entry);
  };
  loadEntry();
}

/**
 * Loads the code that takes the page over once its first picture is painted: on a slow network the
 * two would share what there is. Whoever touches the page does not wait for the picture.
 */
export async function loadModulesLate(page: Document, code?: PageCode): Promise<void> {
  const touched = Promise.race([once(page, "pointerdown"), once(page, "keydown")]);
  await once(page, "DOMContentLoaded");
  await Promise.race([showsFirstView(page), touched, wait(pictureTimeoutMs)]);
  load(page, code);
}
