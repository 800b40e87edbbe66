/** The end piece of a saree. */
import { Art } from "./art.mjs";
import { drawBorder } from "./borders.mjs";
import { bloom, COUNTED, counted, peacock } from "./figures.mjs";
import { bush, buta, flower, kairi, lotus } from "./motifs.mjs";

/** @typedef {import("./motifs.mjs").Inks} Inks */
/** @typedef {"grand" | "printed" | "bands" | "fine" | "kasavu" | "five" | "golden"} PalluStyle */

/** Length of the pallu artwork along the saree, and width of a saree, mm. */
export const PALLU = { length: 520, width: 1120 };

/** Draws a border across the width of the saree, its outer edge towards the end. @param {Art} art @param {string} name @param {number} from @param {number} size @param {Inks} inks */
function across(art, name, from, size, inks) {
  art.group(`translate(${from + size} 0) rotate(90)`, () =>
    drawBorder(art, name, art.height, size, inks),
  );
}

/** @typedef {"ground" | "band" | "pale" | "line"} InkName */

/** Bands of plain weave: from the end, width, paint. @type {[number, number, InkName][]} */
const BANDS = [
  [24, 60, "ground"],
  [36, 4, "band"],
  [66, 4, "band"],
  [110, 22, "pale"],
  [146, 6, "pale"],
  [168, 90, "ground"],
  [190, 8, "pale"],
  [226, 8, "pale"],
  [286, 22, "pale"],
  [330, 40, "ground"],
  [392, 12, "pale"],
  [420, 28, "ground"],
  [466, 5, "pale"],
  [484, 36, "ground"],
];

/** Lines that thin out towards the body. @type {[number, number, InkName][]} */
const FINE = [
  [10, 34, "line"],
  [52, 6, "line"],
  [66, 3, "line"],
  [110, 3, "line"],
  [118, 12, "line"],
  [136, 3, "line"],
  [210, 2, "line"],
  [218, 5, "line"],
  [230, 2, "line"],
  [320, 2, "line"],
  [327, 3, "line"],
  [430, 2, "line"],
];

/** The broad zari bands of a Kerala saree. @type {[number, number, InkName][]} */
const KASAVU = [
  [0, 520, "ground"],
  [14, 120, "line"],
  [146, 5, "line"],
  [160, 3, "band"],
  [172, 40, "line"],
  [222, 4, "line"],
  [300, 3, "line"],
];

/** Five bands, coloured and pale by turns, between zari lines. @type {[number, number, InkName][]} */
const FIVE = [
  [0, 520, "ground"],
  [10, 6, "line"],
  [24, 66, "band"],
  [94, 3, "line"],
  [104, 56, "pale"],
  [164, 3, "line"],
  [172, 66, "band"],
  [242, 3, "line"],
  [252, 56, "pale"],
  [312, 3, "line"],
  [320, 66, "band"],
  [392, 6, "line"],
];

/** Lines between the rows of a figured pallu. @type {[number, number, InkName][]} */
const RULES = [
  [8, 13, "line"],
  [153, 4, "line"],
  [294, 4, "line"],
  [382, 3, "line"],
  [486, 3, "line"],
  [494, 16, "line"],
  [515, 3, "line"],
];

/** @typedef {"kairi" | "lotus" | "buta" | "bush" | "peacock" | "elephant" | "bloom"} Figure */

/** The large figures, head towards the body, in a cell of `size` mm. @type {Record<Figure, (art: Art, size: number, inks: Inks, flip: number) => void>} */
const FIGURES = {
  kairi: (art, size, inks, flip) => kairi(art, 0, 0, size * 0.92, inks, flip),
  lotus: (art, size, inks) => lotus(art, 0, 16, size * 1.02, inks),
  buta: (art, size, inks) => buta(art, 0, 0, size * 0.86, inks),
  bush: (art, size, inks) => bush(art, 0, 0, size * 0.92, inks),
  peacock: (art, size, inks, flip) => peacock(art, -4 * flip, 0, size * 0.94, inks, flip),
  elephant: (art, size, inks, flip) =>
    counted(art, COUNTED.elephant, 0, 0, size / 21, inks.pale, inks.core, { flip: flip < 0 }),
  bloom: (art, size, inks) => bloom(art, 0, 4, size * 0.9, 0, inks),
};

/** The row of large figures. @param {Art} art @param {Inks} inks @param {Figure} figure */
function figureRow(art, inks, figure) {
  const count = figure === "bush" ? 9 : 8;
  const cell = art.height / count;
  for (let i = 0; i < count; i++) {
    const flip = i % 2 ? -1 : 1;
    art.at(226, (i + 0.5) * cell, 90, 1, 1, () => FIGURES[figure](art, cell, inks, flip));
    for (const x of [176, 276]) flower(art, x, i * cell, 9, 8, inks);
  }
}

/** Two staggered rows of small motifs next to the body. @param {Art} art @param {Inks} inks @param {boolean} printed */
function smallRows(art, inks, printed) {
  for (const row of [0, 1]) {
    for (let i = 0; i < 15; i++) {
      const y = ((i + 0.5 + row * 0.5) * art.height) / 15;
      art.at(412 + row * 46, y, 90, 1, 1, () => {
        if (printed) flower(art, 0, 0, 13, 6, inks);
        else buta(art, 0, 0, 40, inks, row ? -1 : 1);
      });
    }
  }
}

/** Pallus of bands alone. @type {Partial<Record<PalluStyle, [number, number, InkName][]>>} */
const PLAIN = { bands: BANDS, fine: FINE, kasavu: KASAVU, five: FIVE };

/** Figures in coloured silk on a ground of metal, as Paithani weavers inlay them. @param {Art} art @param {string} border @param {Inks} inks @param {Figure} figure */
function goldenPallu(art, border, inks, figure) {
  art.rect(20, 0, 470, PALLU.width, inks.line);
  const inlaid = { ...inks, petal: inks.leaf, leaf: inks.core, inner: inks.pale, edge: inks.band };
  figureRow(art, inlaid, figure);
  across(art, border, 28, 116, inks);
  across(art, border, 318, 66, inks);
  for (let i = 0; i < 15; i++) {
    const y = ((i + 0.5) * art.height) / 15;
    art.at(432, y, 90, 1, 1, () =>
      lotus(art, 0, 8, 54, { ...inlaid, petal: inks.core, leaf: inks.leaf }),
    );
  }
  return art;
}

/**
 * The end piece of a saree. x runs from the very end (0) to the join with the body.
 *
 * @param {PalluStyle} style
 * @param {string} border Name of the border that the design uses.
 * @param {Inks} inks
 * @param {Figure} figure The large figure of the middle row.
 * @returns {Art}
 */
export function palluPanel(style, border, inks, figure) {
  const art = new Art(PALLU.length, PALLU.width, inks.band);
  const plain = PLAIN[style];
  for (const [x, width, paint] of plain ?? RULES) {
    art.rect(x, 0, width, PALLU.width, inks[paint]);
  }
  if (plain) return art;
  if (style === "golden") return goldenPallu(art, border, inks, figure);
  across(art, border, 24, 124, inks);
  figureRow(art, inks, figure);
  across(art, style === "printed" ? border : "vine", 302, 76, inks);
  smallRows(art, inks, style === "printed");
  return art;
}
