import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { chromiumArguments } from "../lib/chromium.mjs";
import { root } from "../lib/workspace.mjs";

/** The moment at which all screenshots are taken. */
const moment = new Date("2026-11-21T12:00:00+05:30");
const tallest = 12_000;

const manifest = () =>
  JSON.parse(readFileSync(path.join(root, "packages/catalogue/pictures/manifest.json"), "utf8"));

/** A flat picture of the same shape and colour: screenshots test the kit, not the photographs. */
async function standIn({ width = 960, height = 1280, color = "#c8b8a8" } = {}) {
  const [w, h] = [width / 8, height / 8];
  const inner = `x="${w / 4}" y="${h / 8}" width="${w / 2}" height="${(h * 3) / 4}"`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="${color}"/><rect ${inner} fill="#fff" fill-opacity=".3"/></svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

/** Opens a browser whose pages look the same on every run. */
export async function openCamera(address, executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...chromiumArguments,
      "--force-color-profile=srgb",
      "--font-render-hinting=none",
      "--disable-lcd-text",
      "--hide-scrollbars",
    ],
  });
  const known = manifest();
  const pictures = new Map();
  const answer = async (route) => {
    const key = new URL(route.request().url()).pathname.replace(/^\/pictures\/|\.\w+$/g, "");
    if (!known[key]) return route.fulfill({ status: 404 });
    if (!pictures.has(key)) pictures.set(key, await standIn(known[key]));
    return route.fulfill({ body: pictures.get(key), contentType: "image/png" });
  };
  const context = async (viewport) => {
    const made = await browser.newContext({
      viewport,
      deviceScaleFactor: 1,
      hasTouch: viewport.width < 600,
      isMobile: viewport.width < 600,
      reducedMotion: "reduce",
      colorScheme: "light",
      locale: "en-IN",
      timezoneId: "Asia/Kolkata",
    });
    await made.clock.setFixedTime(moment);
    await made.route("**/pictures/**", answer);
    return made;
  };
  // One room for each width, so that scripts are read once and not for every story.
  const rooms = new Map();
  const room = (viewport) => {
    const key = `${viewport.width} ${viewport.height}`;
    if (!rooms.has(key)) rooms.set(key, context(viewport));
    return rooms.get(key);
  };
  return { browser, room, address };
}

/** Every story with the width it asks for. */
export async function listStories({ room, address }) {
  const index = await (await fetch(`${address}/index.json`)).json();
  const stories = Object.values(index.entries).filter(({ type }) => type === "story");
  const page = await (await room({ width: 1024, height: 720 })).newPage();
  await page.goto(`${address}/iframe.html?id=${stories[0].id}&viewMode=story`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue);
  const viewports = await page.evaluate(
    async (ids) => {
      const store = globalThis.__STORYBOOK_PREVIEW__.storyStoreValue;
      const asked = {};
      for (const storyId of ids) {
        const { storyGlobals, parameters } = await store.loadStory({ storyId });
        const chosen = storyGlobals?.viewport?.value ?? storyGlobals?.viewport;
        const styles = parameters.viewport?.options?.[chosen]?.styles;
        if (styles) asked[storyId] = [styles.width, styles.height].map(Number.parseFloat);
      }
      return asked;
    },
    stories.map(({ id }) => id),
  );
  await page.close();
  return stories.map(({ id, title }) => {
    const [width, height] = viewports[id] ?? [];
    return { id, title, ...(width > 200 && { viewport: { width, height } }) };
  });
}

/** Waits until the story has played to its end; throws what broke it. */
async function played(page, id) {
  const ended = await page.waitForFunction(
    (storyId) => {
      const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
      if (render?.id !== storyId) return undefined;
      return ["completed", "finished", "errored", "aborted"].includes(render.phase)
        ? render.phase
        : undefined;
    },
    id,
    { timeout: 60_000 },
  );
  const phase = await ended.jsonValue();
  if (phase === "errored" || phase === "aborted") {
    throw new Error(`the story ended as "${phase}"`);
  }
}

/** Fonts and pictures are there, nothing moves, and nobody's focus blinks. */
async function settled(page) {
  await page.addStyleTag({
    content:
      "*,*::before,*::after{transition:none!important;animation-delay:0s!important;scroll-behavior:auto!important;caret-color:transparent!important}",
  });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all(
      [...document.images].map((image) =>
        image.decode().catch(() => "a story about a lost picture"),
      ),
    );
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/**
 * What of the page is kept: the window where something covers it, the whole page where something keeps
 * to the window's edge, otherwise the content.
 */
function frame(page, viewport) {
  return page.evaluate(
    ({ width, height, most }) => {
      const fixed = [...document.querySelectorAll("body *")].filter((element) => {
        const { position, visibility } = getComputedStyle(element);
        return position === "fixed" && visibility !== "hidden" && element.clientWidth > 0;
      });
      const theme = document.querySelector("#storybook-root > [data-testid=theme]");
      const padding = theme ? Number.parseFloat(getComputedStyle(theme).paddingBlockEnd) : 0;
      const content = () => {
        const bottoms = [...theme.children].map((child) => child.getBoundingClientRect().bottom);
        return Math.ceil(Math.max(192, ...bottoms.map((bottom) => bottom + padding)));
      };
      const whole = Math.max(document.documentElement.scrollHeight, height);
      const isCovered = fixed.some(({ clientHeight }) => clientHeight >= height);
      const wanted = isCovered ? height : fixed.length > 0 || !padding ? whole : content();
      return { x: 0, y: 0, width, height: Math.min(wanted, most) };
    },
    { ...viewport, most: tallest },
  );
}

/** One screenshot, as PNG. */
export async function photograph({ room, address }, { id, globals, viewport }) {
  const page = await (await room(viewport)).newPage();
  try {
    await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    await played(page, id);
    await settled(page);
    const clip = await frame(page, viewport);
    return await page.screenshot({ clip, fullPage: true, animations: "disabled", caret: "hide" });
  } finally {
    await page.close();
  }
}
