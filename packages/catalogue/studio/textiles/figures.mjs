/** Larger figures of Indian textiles: birds, beasts and the big flowers of painted cloth. */
import { num } from "./art.mjs";
import { flower, leaf } from "./motifs.mjs";

/** @typedef {import("./art.mjs").Art} Art */
/** @typedef {import("./art.mjs").Paint} Paint */
/** @typedef {import("./motifs.mjs").Inks} Inks */

/** Feathers of a peacock's train, in its own 100-unit box: turn in degrees, length. @type {[number, number][]} */
const TRAIN = [
  [58, 44],
  [138, 46],
  [70, 54],
  [126, 56],
  [82, 60],
  [114, 62],
  [98, 66],
];

/** A standing peacock with its train behind it. @param {Art} art @param {number} x @param {number} y @param {number} size height @param {Inks} inks @param {number} [flip] 1 looks left, -1 right */
export function peacock(art, x, y, size, inks, flip = 1) {
  art.at(x, y, 0, (size / 100) * flip, size / 100, () => {
    for (const foot of [-5, 3])
      art.path(
        `M${foot} 18L${foot - 2} 38M${foot - 2} 38l-6 3M${foot - 2} 38l5 3`,
        null,
        inks.edge,
        2,
      );
    for (const [turn, length] of TRAIN) {
      leaf(art, 0, 4, length, 10, turn, inks);
      const a = (turn * Math.PI) / 180;
      for (const [part, r] of [
        [0.8, 5.2],
        [0.55, 3],
      ]) {
        const [ex, ey] = [Math.sin(a) * length * part, 4 - Math.cos(a) * length * part];
        art.circle(ex, ey, r, inks.core, inks.edge, 0.9);
        art.circle(ex, ey, r * 0.42, inks.pale);
      }
    }
    art.path(
      "M-13 10C-22 -6 -17 -22 -26 -33C-31 -40 -26 -47 -19 -46C-12 -45 -10 -38 -11 -32C-12 -20 4 -18 12 -4C18 8 12 20 0 22C-7 22 -11 16 -13 10Z",
      inks.petal,
      inks.edge,
      2.2,
    );
    art.path("M-4 -8C8 -8 16 2 14 14C4 16 -6 8 -4 -8Z", inks.inner, inks.edge, 1.6);
    art.path("M-27 -42L-37 -37L-26 -37Z", inks.core, inks.edge, 1);
    art.circle(-21, -40, 1.8, inks.edge);
    for (const [dx, dy] of [
      [-8, -13],
      [0, -15],
      [8, -12],
    ]) {
      art.path(`M-18 -45L${-18 + dx} ${-45 + dy}`, null, inks.edge, 1.4);
      art.circle(-18 + dx, -45 + dy, 2.6, inks.core);
    }
  });
}

/** A great flower in profile, as kalamkari painters build it: cupped rows of petals with hatching. @param {Art} art @param {number} x @param {number} y @param {number} size @param {number} turn degrees @param {Inks} inks */
export function bloom(art, x, y, size, turn, inks) {
  art.at(x, y, turn, size / 100, size / 100, () => {
    for (const a of [-78, 78, -56, 56]) leaf(art, 0, 26, 58, 13, a, inks);
    for (const [a, l, w] of [
      [-62, 56, 17],
      [62, 56, 17],
      [-36, 62, 17],
      [36, 62, 17],
      [0, 66, 19],
    ]) {
      art.at(0, 22, a, 1, 1, () => {
        art.path(
          `M0 0C${-w} ${-l * 0.3} ${-w} ${-l * 0.8} 0 ${-l}C${w} ${-l * 0.8} ${w} ${-l * 0.3} 0 0Z`,
          inks.petal,
          inks.edge,
          2.2,
        );
        for (const k of [-0.45, 0, 0.45])
          art.path(
            `M${num(k * w)} ${num(-l * 0.42)}Q${num(k * w * 0.8)} ${num(-l * 0.66)} ${num(k * w * 0.3)} ${num(-l * 0.86)}`,
            null,
            inks.edge,
            1,
          );
      });
    }
    art.path("M-30 10C-26 34 26 34 30 10C18 -8 -18 -8 -30 10Z", inks.core, inks.edge, 2.2);
    for (let i = -3; i <= 3; i++) art.circle(i * 7.2, 12 - (3 - Math.abs(i)) * 1.6, 2.2, inks.edge);
    flower(art, 0, -4, 11, 7, { ...inks, petal: inks.pale, inner: inks.petal });
  });
}

/** Figures drawn cell by cell, as yarn dyers count them: X first colour, o second. */
export const COUNTED = {
  elephant: [
    "................",
    "...XXXX.........",
    "..XXXXXXX.XXXX..",
    ".XXoooooXXXXXXX.",
    "XXXooXooXXXXoXX.",
    "XXXoooooXXXXXXXX",
    "X.XXXXXXXXXXXX.X",
    "X.XXXXXXXXXX...X",
    "..XXX..XXXX....X",
    "..XXX..XXXX..X.X",
    "..XXX..XXXX..XXX",
    "..XXX..XXXX.....",
  ],
  parrot: [
    "....XXX......",
    "...XXXXX.....",
    "..XXoXXXX....",
    "..oXXXXXX....",
    ".oo.XXXXXX...",
    ".o..XXooXXX..",
    "...XXXoooXXX.",
    "...XXXXoooXX.",
    "....XXXXooXXX",
    ".....XXXXXXXX",
    "......oXX.XXX",
    "......o.X..XX",
    ".....ooo....X",
  ],
  blossom: [
    ".....XXX.....",
    "....XXXXX....",
    "....XXoXX....",
    ".XX..XoX..XX.",
    "XXXX.XoX.XXXX",
    "XXXooXoXooXXX",
    "XXoooooooooXX",
    "XXXooXoXooXXX",
    "XXXX.XoX.XXXX",
    ".XX..XoX..XX.",
    "....XXoXX....",
    "....XXXXX....",
    ".....XXX.....",
  ],
};

/** Draws a counted figure, centred. @param {Art} art @param {readonly string[]} rows @param {number} cx @param {number} cy @param {number} cell mm @param {Paint} first @param {Paint} second @param {{ flip?: boolean, feather?: () => number }} [look] feather: random source that lets the edges run, as in ikat */
export function counted(art, rows, cx, cy, cell, first, second, look = {}) {
  const width = rows[0]?.length ?? 0;
  rows.forEach((row, j) => {
    [...row].forEach((mark, i) => {
      if (mark === ".") return;
      const column = look.flip ? width - 1 - i : i;
      const run = look.feather ? look.feather() * cell * 0.5 : 0;
      const drift = look.feather ? (look.feather() - 0.5) * cell * 0.3 : 0;
      art.rect(
        cx + (column - width / 2) * cell - run / 2 + drift,
        cy + (j - rows.length / 2) * cell,
        cell * 1.04 + run,
        cell * 1.04,
        mark === "X" ? first : second,
      );
    });
  });
}
