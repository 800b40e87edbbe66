import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { localStyles, unlayeredStyles } from "../../scripts/beside-other-css.mjs";
import { stepsBelow } from "./composition";
import { groups, utilities } from "./layers.css";
import { buildStories } from "./testing/buildStories";
import { still, withStories } from "./testing/openStories";
import { asIfInEveryState } from "./testing/readRules";

/** Every component at its usual, and whole pages. */
const looked = /^Compositions\/|\/(Default|Open)$/;

/** A rule for anything at all that lies below an element which is chosen by what it holds. */
const anyBelowHolder = /:has\([^{},]*\)[^{},]*[\s>+~]\*\s*[,{]/g;

/** Rules that colour what a pointer is over, wherever a touched element would keep that colour as well. */
function coloredForTouch(sheet: string): string[] {
  const found: string[] = [];
  const root = postcss.parse(sheet);
  root.walkAtRules("media", (rule) => {
    if (/hover:\s*hover/.test(rule.params)) rule.remove();
  });
  root.walkRules(/:hover/, (rule) => {
    rule.walkDecls(/color|background|text-decoration/, ({ prop }) => {
      found.push(`${rule.selector}: ${prop}`);
    });
  });
  return found;
}

const deepest = Math.max(...Object.values(stepsBelow));

/** The layers of components in the cascade's order: a layer's own rules win over those of the layers within it. */
const layers = Object.values({ ...groups, utilities }).flatMap((layer) =>
  Array.from({ length: deepest + 1 }, (_, at) => layer + ".part".repeat(deepest - at)),
);

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

describe("sheets of components", async () => {
  const { script, foundation, components } = await buildStories();
  const first = [still, ...foundation];
  const whole = [...foundation, ...components].join("\n");
  const withoutLayers: [string[], string[]] = [
    [still, localStyles(whole)],
    [still, unlayeredStyles(whole)],
  ];

  it.each(Object.entries(devices))(
    "say the same on a %s in whatever order they arrive, and without layers",
    async (name, device) => {
      const differences = await withStories(script, device, (page) =>
        page.evaluate(
          ({ first, variants, names, beside }) => {
            for (const variant of variants) {
              window.stories.load([...first, ...variant], [...first, ...variant.toReversed()]);
            }
            if (beside) window.stories.load(...beside);
            return window.stories.names
              .filter((name) => new RegExp(names).test(name))
              .flatMap((name) =>
                window.stories
                  .compare(name)
                  .flatMap((one) => one.map((found) => `${name}: ${found}`)),
              );
          },
          {
            beside: name === "desktop" ? withoutLayers : undefined,
            first,
            variants: [components, components.map(asIfInEveryState)],
            names: looked.source,
          },
        ),
      );
      expect(differences).toEqual([]);
    },
    300_000,
  );

  // Of all stories, and beyond what a browser shows of them: a rule for paper or for a state counts too.
  it("leave nothing of an element to the order in which they arrive", async () => {
    const ties = await withStories(script, devices.desktop, (page) =>
      page.evaluate(([sheets, layers]) => window.stories.ties(sheets, layers), [
        components,
        layers,
      ] as const),
    );
    expect(ties).toEqual([]);
  }, 300_000);

  it("are found where two of one weight name one property of a button", async () => {
    const [one, other] = ["color: red", "color: blue"].map(
      (said) => `@layer components.taanka.controls { .t_button { ${said} } }`,
    );
    const found = await withStories(script, devices.desktop, (page) =>
      page.evaluate(
        ([one = "", other = "", layers]) => {
          window.stories.load([one, other], [other, one]);
          return [
            window.stories.compare("Controls/Button/Primary").flat(),
            window.stories.ties([one, other], layers),
          ];
        },
        [one, other, layers] as const,
      ),
    );
    expect(found).toEqual([
      expect.arrayContaining([expect.stringMatching(/t_button.*: color$/)]),
      expect.arrayContaining([expect.stringMatching(/: color: .*red.*blue/)]),
    ]);
  }, 60_000);

  // Chromium restyles the whole page at each change of it for the sake of one such rule.
  it("name what lies below an element that is chosen by what it holds", () => {
    expect(components.flatMap((sheet) => sheet.match(anyBelowHolder) ?? [])).toEqual([]);
  });

  // A finger leaves its hover behind, also after Back.
  it("colour what is pointed at for pointers alone", () => {
    expect(components.flatMap(coloredForTouch)).toEqual([]);
  });
});
