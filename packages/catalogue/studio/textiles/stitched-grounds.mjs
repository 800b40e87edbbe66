/** Grounds made with the needle: phulkari, kantha, mirror work, zardozi, mukaish, sequins, organza sprays. */
import { Art, num, randomFrom } from "./art.mjs";
import { mix } from "./inks.mjs";
import { beads, flower, kairi, leaf } from "./motifs.mjs";

/** @typedef {import("./motifs.mjs").Inks} Inks */
/** @typedef {import("./art.mjs").Paint} Paint */

/** @param {number} w @param {number} h @param {Inks} inks */
const tile = (w, h, inks) => new Art(w, h, inks.ground, { wrapX: true, wrapY: true });

/** A lozenge filled with parallel darning stitches. @param {Art} art @param {number} cx @param {number} cy @param {number} rx @param {number} ry @param {Paint} paint @param {boolean} upright direction of the stitches */
function darned(art, cx, cy, rx, ry, paint, upright) {
  const pitch = 1.15;
  const reach = upright ? rx : ry;
  for (let d = -reach + pitch / 2; d < reach; d += pitch) {
    const half = (upright ? ry : rx) * (1 - Math.abs(d) / reach);
    if (half < 0.6) continue;
    const line = upright
      ? `M${num(cx + d)} ${num(cy - half)}V${num(cy + half)}`
      : `M${num(cx - half)} ${num(cy + d)}H${num(cx + half)}`;
    art.path(line, null, paint, pitch * 0.86);
  }
}

/** Lozenges of darned floss, with the cloth left between them as a lattice. @param {Inks} inks */
export function phulkariTile(inks) {
  const w = 106;
  const h = 134;
  const art = tile(w, h, inks);
  for (const [cx, cy, outer, middle] of /** @type {[number, number, Paint, Paint][]} */ ([
    [w / 2, h / 2, inks.petal, inks.core],
    [0, 0, inks.core, inks.petal],
  ])) {
    for (const [dx, dy] of [
      [0, -1],
      [0, 1],
    ])
      darned(art, cx + dx * 20, cy + dy * 26.5, 19, 25, outer, false);
    for (const dx of [-1, 1]) darned(art, cx + dx * 20.6, cy, 19, 25, outer, true);
    darned(art, cx, cy, 15, 20, middle, true);
    darned(art, cx, cy, 6, 8, inks.pale, false);
    for (const dy of [-1, 1]) darned(art, cx, cy + dy * 26.5, 8, 10.5, middle, true);
    for (const dx of [-1, 1]) darned(art, cx + dx * 20.6, cy, 8, 10.5, inks.leaf, false);
  }
  return art;
}

/** A running stitch along a curve. @param {Art} art @param {(t: number) => [number, number]} curve t from 0 to 1 @param {number} length about, mm @param {Paint} paint @param {number} [stitch] mm @param {number} [width] mm */
export function runningStitch(art, curve, length, paint, stitch = 2.6, width = 0.75) {
  const count = Math.max(2, Math.round(length / (stitch * 1.7)));
  for (let i = 0; i < count; i++) {
    const [x1, y1] = curve((i + 0.2) / count);
    const [x2, y2] = curve((i + 0.8) / count);
    art.path(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`, null, paint, width);
  }
}

/** A closed wavy ring. @param {number} cx @param {number} cy @param {number} r @param {number} lobes @param {number} depth @returns {(t: number) => [number, number]} */
const lobed = (cx, cy, r, lobes, depth) => (t) => {
  const a = t * 2 * Math.PI;
  const radius = r * (1 - depth + depth * Math.abs(Math.cos((lobes * a) / 2)));
  return [cx + Math.cos(a) * radius, cy + Math.sin(a) * radius];
};

/** Lotus wheels and leaves in running stitch on a softly quilted ground. @param {Inks} inks */
export function kanthaTile(inks) {
  const w = 150;
  const h = 170;
  const art = tile(w, h, inks);
  const quiet = {
    color: mix(inks.ground.color, inks.pale.color, 0.4),
    kind: /** @type {const} */ ("thread"),
  };
  for (let row = 0; row < 34; row++) {
    const y = row * 5;
    runningStitch(
      art,
      (t) => [t * w + (row % 2) * 2.2, y + Math.sin(t * 2 * Math.PI) * 1.2],
      w,
      quiet,
      2.5,
      0.42,
    );
  }
  for (const [cx, cy, r] of [
    [w / 4, h / 4, 30],
    [(3 * w) / 4, (3 * h) / 4, 30],
  ]) {
    art.circle(cx, cy, r * 1.06, inks.ground);
    for (const [k, paint] of /** @type {[number, Paint][]} */ ([
      [1, inks.petal],
      [0.91, inks.petal],
      [0.82, inks.petal],
      [0.72, inks.core],
      [0.61, inks.core],
      [0.5, inks.leaf],
      [0.34, inks.petal],
      [0.2, inks.core],
    ]))
      runningStitch(art, lobed(cx, cy, r * k, 8, 0.2), 2 * Math.PI * r * k, paint, 2.6, 1.5);
    art.circle(cx, cy, 2, inks.petal);
  }
  for (const [cx, cy, flip] of [
    [(3 * w) / 4, h / 4, 1],
    [w / 4, (3 * h) / 4, -1],
  ]) {
    runningStitch(
      art,
      (t) => [cx + Math.sin(t * 3) * 5 * flip, cy + 26 - t * 52],
      54,
      inks.leaf,
      2.6,
      1.5,
    );
    for (let k = 0; k < 5; k++) {
      for (const side of [-1, 1]) {
        const y = cy + 18 - k * 10;
        const reach = 17 - k * 2.2;
        const arc = (/** @type {number} */ bend) => (/** @type {number} */ t) =>
          /** @type {[number, number]} */ ([
            cx + side * reach * t,
            y - 9 * t + Math.sin(t * Math.PI) * bend,
          ]);
        runningStitch(art, arc(-3.4), 20, k % 2 ? inks.petal : inks.leaf, 2.4, 1.4);
        runningStitch(art, arc(3.4), 20, k % 2 ? inks.petal : inks.leaf, 2.4, 1.4);
      }
    }
    art.circle(cx + 1.5 * flip, cy - 27, 2.2, inks.core);
  }
  return art;
}

/** Mirrors held by buttonhole rings, each the heart of a floss flower. @param {Inks} inks @param {Art} art @param {number} x @param {number} y @param {number} r of the mirror @param {boolean} swapped */
export function shishaFlower(art, x, y, r, swapped, inks) {
  const [outer, ring] = swapped ? [inks.core, inks.petal] : [inks.petal, inks.core];
  for (let i = 0; i < 8; i++) {
    art.at(x, y, i * 45, 1, 1, () => {
      art.path(
        `M0 ${num(-r * 1.5)}C${num(-r * 0.8)} ${num(-r * 2)} ${num(-r * 0.6)} ${num(-r * 2.9)} 0 ${num(-r * 3)}C${num(r * 0.6)} ${num(-r * 2.9)} ${num(r * 0.8)} ${num(-r * 2)} 0 ${num(-r * 1.5)}Z`,
        i % 2 ? outer : inks.leaf,
        inks.band,
        r * 0.08,
      );
    });
  }
  art.circle(x, y, r * 1.5, ring);
  for (let i = 0; i < 20; i++) {
    const a = (i * Math.PI) / 10;
    art.path(
      `M${num(x + Math.cos(a) * r * 1.05)} ${num(y + Math.sin(a) * r * 1.05)}L${num(x + Math.cos(a) * r * 1.5)} ${num(y + Math.sin(a) * r * 1.5)}`,
      null,
      inks.pale,
      r * 0.12,
    );
  }
  art.circle(x, y, r, inks.line);
}

/** @param {Inks} inks */
export function mirrorTile(inks) {
  const w = 128;
  const art = tile(w, w, inks);
  for (const [x, y] of [
    [w / 2, 0],
    [0, w / 2],
    [w / 2, w / 2],
    [0, 0],
  ]) {
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ])
      leaf(art, x + dx * 3, y + dy * 3, 7, 2.4, (Math.atan2(dx, -dy) * 180) / Math.PI, {
        ...inks,
        leaf: inks.core,
      });
  }
  shishaFlower(art, w / 4, w / 4, 6.2, false, inks);
  shishaFlower(art, (3 * w) / 4, (3 * w) / 4, 6.2, true, inks);
  for (const [x, y] of [
    [(3 * w) / 4, w / 4],
    [w / 4, (3 * w) / 4],
  ]) {
    for (const turn of [0, 90, 180, 270]) leaf(art, x, y, 17, 5, turn + 45, inks);
    art.circle(x, y, 4.6, inks.petal);
    art.circle(x, y, 3, inks.line);
  }
  return art;
}

/** Scattered mangoes and stars of metal purl and sequins. @param {Inks} inks */
export function zardoziTile(inks) {
  const w = 130;
  const h = 150;
  const art = tile(w, h, inks);
  const random = randomFrom(13);
  for (let i = 0; i < 70; i++)
    art.circle(random() * w, random() * h, 0.55 + random() * 0.4, inks.line);
  for (const [x, y, flip] of [
    [w / 4, h / 4, 1],
    [(3 * w) / 4, (3 * h) / 4, -1],
  ]) {
    kairi(art, x, y, 46, inks, flip, -10 * flip);
    for (const turn of [150, 180, 210]) leaf(art, x, y + 22, 12, 3.4, turn, inks);
  }
  for (const [x, y] of [
    [(3 * w) / 4, h / 4],
    [w / 4, (3 * h) / 4],
  ]) {
    for (let i = 0; i < 8; i++) leaf(art, x, y, 15, 3.6, i * 45, inks);
    flower(art, x, y, 8, 8, inks);
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4 + Math.PI / 8;
      art.circle(x + Math.cos(a) * 13, y + Math.sin(a) * 13, 1.3, inks.line);
    }
  }
  return art;
}

/** Flattened metal wire twisted into dots: lozenges and single sparks. @param {Inks} inks */
export function mukaishTile(inks) {
  const w = 90;
  const h = 104;
  const art = tile(w, h, inks);
  for (const [cx, cy] of [
    [w / 4, h / 4],
    [(3 * w) / 4, (3 * h) / 4],
  ])
    for (let i = -2; i <= 2; i++)
      for (let j = -2; j <= 2; j++)
        if (Math.abs(i) + Math.abs(j) < 3) art.circle(cx + i * 4.6, cy + j * 4.6, 1.25, inks.line);
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 6; j++) {
      const [x, y] = [((i + 0.5) * w) / 5, ((j + 0.5) * h) / 6];
      const near =
        Math.hypot(x - w / 4, y - h / 4) < 17 || Math.hypot(x - (3 * w) / 4, y - (3 * h) / 4) < 17;
      if (!near) art.circle(x, y, 0.95, inks.line);
    }
  return art;
}

/** Sequins in chevrons, with plain cloth between. @param {Inks} inks */
export function sequinTile(inks) {
  const art = tile(64, 56, inks);
  for (const row of [0, 28]) {
    for (const [offset, r, step] of [
      [0, 1.7, 4],
      [5.2, 1.25, 4],
      [10, 0.85, 8],
    ]) {
      for (let x = 0; x < 64; x += step)
        art.circle(x + 1, row + offset + 6 + Math.abs(x + 1 - 32) * 0.4, r, inks.line);
    }
  }
  return art;
}

/** Long single stems, far apart, on sheer cloth. @param {Inks} inks */
export function sprayTile(inks) {
  const w = 190;
  const h = 230;
  const art = tile(w, h, inks);
  for (const [x, y, flip] of [
    [w / 4, h / 4 + 4, 1],
    [(3 * w) / 4, (3 * h) / 4 + 4, -1],
  ]) {
    const curve = `M${x - 4 * flip} ${y + 44}C${x + 14 * flip} ${y + 16} ${x - 14 * flip} ${y - 6} ${x + 4 * flip} ${y - 34}`;
    art.path(curve, null, inks.stem, 1.5);
    for (const [dy, turn, l] of [
      [32, 58, 20],
      [20, -60, 22],
      [6, 54, 20],
      [-8, -50, 18],
      [-20, 44, 14],
    ])
      leaf(art, x + dy * 0.06 * flip, y + dy, l, l * 0.27, turn * flip, inks);
    flower(art, x + 4 * flip, y - 36, 15, 7, inks, 12);
    flower(art, x - 19 * flip, y - 14, 9, 6, inks);
    flower(art, x + 20 * flip, y - 4, 7.5, 5, inks, 30);
    art.circle(x + 13 * flip, y - 26, 2, inks.core);
  }
  beads(art, 0, w, 0, 0.8, w / 10, inks.line);
  beads(art, 0, w, h / 2, 0.8, w / 10, inks.line);
  return art;
}
