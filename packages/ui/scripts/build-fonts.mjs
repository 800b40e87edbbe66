// Subsets the brands' fonts and writes src/fonts: run by hand after changing a font (`npm run fonts`).
// A font with a reserved name is copied as it is. A Latin font has three files, of which a page loads what it needs: what English is
// written with, the other letters and signs of Latin-1, and the rupee sign, which comes from the extended file.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const out = new URL("../src/fonts/", import.meta.url);
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const marks = "\u00a0©®·×–—‘’“”•…′″←↑→↓−";
const english = `${range(0x20, 0x7e)}${marks}`;
const latin1 = range(0xa1, 0xff);
const rupee = "₹";

/** What the kit's styles use: kerning, ligatures, marks, and figures of one width. */
const latinFeatures = ["kern", "liga", "ccmp", "locl", "mark", "lnum", "tnum"];

/**
 * What writing Hindi and Marathi takes. Left out are the many widths of the short i (`pres`) and other
 * refinements, which make the file three times as large.
 */
const devanagariFeatures = [
  ...["locl", "ccmp", "nukt", "akhn", "rphf", "rkrf", "blwf", "half", "vatu", "cjct"],
  ...["abvs", "blws", "haln", "abvm", "blwm", "mark", "mkmk", "kern", "dist"],
];

/** What devices have of themselves, the last on Linux, with the average width of the first one's letters. */
const fallbacks = {
  sans: { local: ["Arial", "Roboto", "Helvetica Neue", "Liberation Sans"], width: 904 / 2048 },
  serif: {
    local: ["Georgia", "Noto Serif", "Times New Roman", "Liberation Serif"],
    width: 913 / 2048,
  },
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
      // Outfit has no rupee sign; Anek Latin's stands in, from the file that it has already.
      rupeeOf: "Anek Latin Variable",
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
    },
  ],
  // Names of languages, as pages in another one offer them. A family of its own: in one that texts
  // fall back on, these few letters of a word would be drawn by another font than its others.
  "language-names": [
    {
      family: "Language Names",
      weight: "400",
      file: "@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2",
      axes: { wght: 400 },
      text: "हिन्दी",
      features: devanagariFeatures,
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

async function write(font, { file, text, suffix = "", of = font.family }) {
  const source = await readFile(require.resolve(file));
  const subset = font.asItIs
    ? source
    : await subsetFont(source, text, {
        targetFormat: "woff2",
        variationAxes: font.axes,
        keepFeatures: font.features ?? latinFeatures,
      });
  const url = `${slug(of)}${suffix}.woff2`;
  await writeFile(new URL(`files/${url}`, out), subset);
  console.log(url, subset.length);
  return { source, url };
}

/** The characters as CSS writes them, neighbours as a range. */
function unicodeRangeOf(text) {
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, "0");
  const ranges = [];
  const codes = [...new Set(text)].map((sign) => sign.codePointAt(0)).sort((a, b) => a - b);
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}

/**
 * The files of a font, each with the characters that a browser loads it for; where two have the same,
 * it takes the later one.
 */
function filesOf({ file, extended, rupeeOf, asItIs, text, suffix }) {
  if (text) return [{ file, text, suffix }];
  if (asItIs) return [{ file, text: english + latin1 }];
  return [
    { file, text: latin1, suffix: "-accents" },
    { file, text: english },
    { file: extended, text: rupee, suffix: "-rupee", of: rupeeOf },
  ];
}

await mkdir(new URL("files/", out), { recursive: true });
for (const [brand, list] of Object.entries(fonts)) {
  let css = "";
  for (const font of list) {
    const files = [];
    for (const part of filesOf(font)) files.push({ ...part, ...(await write(font, part)) });
    for (const { url, text } of files) {
      css += face({ ...font, url, unicodeRange: unicodeRangeOf(text) });
    }
    if (font.kind) css += await fallbackFace(font, files[0].source);
  }
  await writeFile(new URL(`${brand}.css`, out), css);
}
