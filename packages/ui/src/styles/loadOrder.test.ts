import { chromium } from "playwright";
import { describe, expect, it } from "vitest";
import { chromiumArguments, findChromium } from "../../../../scripts/lib/chromium.mjs";
import { localStyles, unlayeredStyles } from "../../scripts/beside-other-css.mjs";
import { buildStories, type Sheet } from "./testing/buildStories";

const isFoundation = ({ file }: Sheet) => /^(styles\/(layers|reset)|tokens\/)/.test(file);

/** Every component at its usual, and whole pages. */
const looked = /^Compositions\/|\/(Default|Open)$/;

/** Nothing moves while it is read, and the names of what would move stay. */
const still =
  "*,*::before,*::after{transition-duration:0s!important;animation-play-state:paused!important}";

/** The same weight as a state, and true of every element. */
const asIfInEveryState = (css: string) =>
  css.replaceAll(/:(hover|focus-visible|focus-within|focus|active)(?![\w-])/g, ":not(.never)");

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

describe("sheets of components", async () => {
  const { script, sheets } = await buildStories();
  const foundation = [still, ...sheets.filter(isFoundation).map(({ css }) => css)];
  const components = sheets.filter((sheet) => !isFoundation(sheet)).map(({ css }) => css);

  const whole = [...foundation.slice(1), ...components].join("\n");
  const withoutLayers: [string[], string[]] = [
    [still, localStyles(whole)],
    [still, unlayeredStyles(whole)],
  ];

  it.each(Object.entries(devices))(
    "say the same on a %s in whatever order they arrive, and without layers",
    async (name, device) => {
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: chromiumArguments,
      });
      try {
        const page = await (await browser.newContext(device)).newPage();
        await page.setContent(
          '<!doctype html><html dir="ltr"><body><div id="root"></div></body></html>',
        );
        await page.addScriptTag({ content: script });
        const found = await page.evaluate(
          ({ first, variants, names, beside }) => {
            for (const variant of variants) {
              window.stories.load([...first, ...variant], [...first, ...variant.toReversed()]);
            }
            if (beside) window.stories.load(...beside);
            return window.stories.names
              .filter((name) => new RegExp(names).test(name))
              .flatMap((name) => window.stories.compare(name).map((found) => `${name}: ${found}`));
          },
          {
            beside: name === "desktop" ? withoutLayers : undefined,
            first: foundation,
            variants: [components, components.map(asIfInEveryState)],
            names: looked.source,
          },
        );
        expect(found).toEqual([]);
      } finally {
        await browser.close();
      }
    },
    300_000,
  );
});
