// Subsets the brands' fonts and writes src/fonts: run by hand after changing a font (`npm run fonts`).
// A font with a reserved name is copied as it is. Latin fonts keep Latin-1 and typographic punctuation; the rupee sign comes from the extended file.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const out = new URL("../src/fonts/", import.meta.url);
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…′″−×→←↑↓`;
const rupee = "₹";

/**
 * What writing Hindi and Marathi takes. Left out are the many widths of the short i (`pres`) and other
 * refinements, which make the file three times as large.
 */
const devanagariFeatures = [
  ...["locl", "ccmp", "nukt", "akhn", "rphf", "rkrf", "blwf", "half", "vatu", "cjct"],
  ...["abvs", "blws", "haln", "abvm", "blwm", "mark", "mkmk", "kern", "dist"],
];

const fallbacks = {
  sans: { local: ["Arial", "Roboto", "Helvetica Neue"], width: 904 / 2048 },
  serif: { local: ["Georgia", "Noto Serif", "Times New Roman"], width: 913 / 2048 },
};

const fonts = {
  taanka: [
    {
      family: "Marcellus",
      weight: "400",
      kind: "serif",
      file: "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2",
      // Its name is reserved: what is changed may not bear it.
      asItIs: true,
    },
    {
      family: "Anek Latin Variable",
      weight: "400 600",
      kind: "sans",
      file: "@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2",
      extended: "@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2",
      axes: { wght: { min: 400, max: 600 } },
    },
  ],
  neel: [
    {
      family: "Outfit Variable",
      weight: "400 600",
      kind: "sans",
      file: "@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2",
      // Outfit has no rupee sign; Anek Latin's stands in.
      extended: "@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2",
      axes: { wght: { min: 400, max: 600 } },
    },
  ],
  kora: [
    {
      family: "Newsreader Variable",
      weight: "400 600",
      kind: "serif",
      file: "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
      extended: "@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2",
      axes: { wght: { min: 400, max: 600 } },
    },
  ],
  devanagari: [
    {
      family: "Anek Devanagari Variable",
      weight: "400 600",
      file: "@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2",
      axes: { wght: { min: 400, max: 600 } },
      text: `${range(0x901, 0x90b)}${range(0x90d, 0x911)}${range(0x913, 0x939)}${range(0x93c, 0x94d)}ॐ${range(0x958, 0x95f)}${range(0x964, 0x970)}ॲ\u200c\u200d◌`,
      features: devanagariFeatures,
      unicodeRange:
        "U+0901-090B, U+090D-0911, U+0913-0939, U+093C-094D, U+0950, U+0958-095F, U+0964-0970, U+0972, U+200C-200D, U+25CC",
    },
  ],
  // Names of languages, as pages in another one offer them.
  "language-names": [
    {
      family: "Anek Devanagari Variable",
      weight: "400 600",
      file: "@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2",
      axes: { wght: 400 },
      text: "हिन्दी",
      suffix: "-names",
      unicodeRange: "U+0926, U+0928, U+0939, U+093F-0940, U+094D",
    },
  ],
};

const slug = (family) =>
  family
    .toLowerCase()
    .replace(/ variable$/, "")
    .replaceAll(" ", "-");

function face({ family, weight, url, unicodeRange }) {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./files/${url}") format("woff2");
  unicode-range: ${unicodeRange};
}
`;
}

async function fallbackFace(font, buffer) {
  const metrics = await fromBuffer(buffer);
  const { local, width } = fallbacks[font.kind];
  const size = metrics.xWidthAvg / metrics.unitsPerEm / width;
  const percent = (value) => `${((value / metrics.unitsPerEm / size) * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${font.family.replace(/ Variable$/, "")} Fallback";
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${(size * 100).toFixed(2)}%;
  ascent-override: ${percent(metrics.ascent)};
  descent-override: ${percent(Math.abs(metrics.descent))};
  line-gap-override: ${percent(metrics.lineGap)};
}
`;
}

async function write(font, sourceFile, text, suffix) {
  const source = await readFile(require.resolve(sourceFile));
  const subset = font.asItIs
    ? source
    : await subsetFont(source, text, {
        targetFormat: "woff2",
        variationAxes: font.axes,
        ...(font.features && { keepFeatures: font.features }),
      });
  const url = `${slug(font.family)}${suffix}.woff2`;
  await writeFile(new URL(`files/${url}`, out), subset);
  return { source, url, bytes: subset.length };
}

await mkdir(new URL("files/", out), { recursive: true });
for (const [brand, list] of Object.entries(fonts)) {
  let css = "";
  for (const font of list) {
    const main = await write(font, font.file, font.text ?? latin, font.suffix ?? "");
    console.log(main.url, main.bytes);
    const unicodeRange =
      font.unicodeRange ??
      "U+0020-007E, U+00A0-00FF, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2032-2033, U+2190-2193, U+2212";
    css += face({ ...font, url: main.url, unicodeRange });
    if (font.extended) {
      const extra = await write(font, font.extended, rupee, "-rupee");
      console.log(extra.url, extra.bytes);
      css += face({ ...font, url: extra.url, unicodeRange: "U+20B9" });
    }
    if (font.kind) css += await fallbackFace(font, main.source);
  }
  await writeFile(new URL(`${brand}.css`, out), css);
}
