import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import postcss from "postcss";
import tailwind3 from "tailwindcss-3";
import { beforeAll, describe, expect, it } from "vitest";
import { localStyles, unlayeredStyles } from "../../scripts/beside-other-css.mjs";
import { buildStories } from "./testing/buildStories";
import { still, withStories } from "./testing/openStories";

const fileOf = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name), "utf8");
const bootstrap = fileOf("bootstrap/dist/css/bootstrap.css").replace(/^@charset[^;]+;/, "");
const preflight = fileOf("tailwindcss/preflight.css");
const preflight3 = `@layer theme { ${fileOf("tailwindcss-3/src/css/preflight.css").replaceAll(/theme\([^;]+\)/g, "initial")} }`;

/** What a page of many years says of elements. */
const legacy = `
  li { margin-bottom: 12px; line-height: 3 }
  li::before { content: "* " }
  svg, path { fill: lime }
  img { border: 2px solid orange; height: auto; vertical-align: middle }
  tr { background: silver }
  td, th { padding: 30px }
  legend { float: left; width: 100% }
  fieldset { border: 3px groove; padding: 20px }
  [type="button"]:not(:disabled) { border: 4px ridge green; cursor: crosshair }
  p { text-indent: 2em }
  h2, h3 { text-transform: uppercase; color: maroon }
  label, dt { font-weight: 900; color: crimson }
  span, div, section { background: yellow; outline: 3px dotted lime; scroll-margin: 7px }
`;

/** Elements of the kit, with the items of its lists and tables and the lines of its icons. */
const ofTheKit =
  '[class*="t_"], [class*="t_"] > :is(li, thead, tbody, path, g), [class*="t_"] :is(span, div, section)';

/** What follows from the room, comes down from the page's root, or says nothing of a line that is drawn. */
const besidesTheLook = [
  /: ((min-|max-)?(width|height|inline-size|block-size)|.+-origin)$/,
  /: div\.t_overlay .+: margin-.+$/,
  /: (--.+|tab-size|(-webkit-)?text-size-adjust|-webkit-tap-highlight-color)$/,
  /: (path|g)\..*: (box-sizing|border-.+)$/,
  // Content of a story, and boxes that a library draws around its own.
  /^(Layout\/\w+|Controls\/(OtpField|PriceRange)|Commerce\/OtpForm)\/Default: (div|span)\.null: /,
];

const inLayer = (css: string) => `@layer page, components; @layer page { ${css} }`;

describe("the sheets beside other CSS", async () => {
  const { script, foundation, components } = await buildStories();
  const whole = [...foundation, ...components].join("\n");
  const local = localStyles(whole);
  const unlayered = unlayeredStyles(whole);

  const besides: Record<string, string[]> = {
    "Bootstrap in a layer": [inLayer(bootstrap), local],
    "Tailwind's preflight in a layer": [inLayer(preflight), local],
    "Tailwind 3's preflight in a layer": [preflight3, local],
    "Tailwind 3's preflight in a layer after the kit": [local, preflight3],
    "rules for elements in a layer": [inLayer(legacy), local],
    "Bootstrap after the kit": [unlayered, bootstrap],
    "rules for elements after the kit": [unlayered, legacy],
  };
  const room = `${still} body { margin: 0 !important }`;
  const desktop = { viewport: { width: 1440, height: 900 } };

  /** What each of them changes of the kit alone, story by story. */
  let changes: string[][];
  beforeAll(async () => {
    changes = await withStories(script, desktop, (page) =>
      page.evaluate(
        ({ alone, besides, selector, text }) => {
          window.stories.load(alone, ...besides);
          const changes = besides.map((): string[] => []);
          for (const name of window.stories.names) {
            if (!/\/(Default|Open)$/.test(name)) continue;
            for (const [at, found] of window.stories.compare(name, selector).entries()) {
              changes[at]?.push(...found.map((one) => `${name}: ${one}`));
            }
          }
          // A shop's own text has no classes, and the kit sets it all the same.
          for (const [at, found] of window.stories
            .compare(text, '[class*="t_prose"] *')
            .entries()) {
            changes[at]?.push(...found.map((one) => `${text}: ${one}`));
          }
          return changes;
        },
        {
          text: "Typography/Prose/Policy",
          alone: [room, local],
          besides: Object.values(besides).map((sheets) => [room, ...sheets]),
          selector: ofTheKit,
        },
      ),
    );
  }, 300_000);

  it.each(Object.keys(besides).map((name, at) => [name, at] as const))(
    "leave every component as it is: %s",
    (_name, at) => {
      const seen = changes[at]?.filter((found) => !besidesTheLook.some((one) => one.test(found)));
      expect(seen).toEqual([]);
    },
  );
});

function declarationsOf(css: string): string[] {
  const declarations: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    declarations.push(declaration.toString());
  });
  return declarations;
}

describe("the sheets of the package", () => {
  const dist = path.join(import.meta.dirname, "../../dist");
  const sheets = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(styles\/)?[\w.-]+\.css$/.test(file),
  );

  it("are left as they are by Tailwind 3, which has words of its own for layers", async () => {
    expect(sheets.length).toBeGreaterThan(50);
    const tailwind = postcss([tailwind3({ content: [{ raw: "" }] })]);
    for (const sheet of sheets) {
      const css = readFileSync(path.join(dist, sheet), "utf8");
      const { css: passed } = await tailwind.process(css, { from: undefined });
      expect(declarationsOf(passed), sheet).toEqual(declarationsOf(css));
    }
  });
});
