/** Which paint plays which part, by palette and by the craft of a design. */
import { dye, metal, thread } from "./art.mjs";
import { METALS } from "./palettes.mjs";

/** @typedef {import("./palettes.mjs").Palette} Palette */
/** @typedef {import("./motifs.mjs").Inks} Inks */
/** @typedef {"zari" | "embroidery" | "print" | "thread" | "woven" | "floss" | "purl"} Craft */

/** Mixes two sRGB colours. @param {string} a @param {string} b @param {number} share of b, 0 to 1 */
export function mix(a, b, share) {
  const channels = [1, 3, 5].map((i) => {
    const from = Number.parseInt(a.slice(i, i + 2), 16);
    const to = Number.parseInt(b.slice(i, i + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** Lightness by the eye, 0 to 1. @param {string} hex */
function lightness(hex) {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

/**
 * The paints of a craft in a palette.
 *
 * @param {Palette} p
 * @param {Craft} craft zari: motifs of metal; embroidery: thread motifs outlined in metal; print:
 *   dyes only; thread: one pale thread on the cloth; woven: yarn-dyed; floss: threads of many
 *   colours, metal only for what is ruled; purl: coiled metal thread with a little silk.
 * @returns {Inks}
 */
export function inksFor(p, craft) {
  const zari = metal(METALS[p.metal].flat);
  const base = { ground: dye(p.hex), band: dye(p.band), pale: dye(p.light) };
  if (craft === "zari") {
    return {
      ...base,
      petal: zari,
      inner: dye(p.core),
      core: dye(p.core),
      leaf: dye(p.leaf),
      stem: zari,
      edge: zari,
      line: zari,
    };
  }
  if (craft === "embroidery") {
    return {
      ...base,
      petal: thread(p.petal),
      inner: thread(p.light),
      core: thread(p.core),
      leaf: thread(p.leaf),
      stem: zari,
      edge: zari,
      line: zari,
    };
  }
  if (craft === "floss") {
    return {
      ...base,
      pale: thread(p.light),
      petal: thread(p.petal),
      inner: thread(mix(p.petal, p.core, 0.5)),
      core: thread(p.core),
      leaf: thread(p.leaf),
      stem: thread(p.leaf),
      edge: thread(mix(p.petal, p.ink, 0.35)),
      line: zari,
    };
  }
  if (craft === "purl") {
    const silk = thread(p.core);
    return {
      ...base,
      petal: zari,
      inner: dye(mix(p.hex, p.ink, 0.35)),
      core: silk,
      leaf: zari,
      stem: zari,
      edge: thread(mix(p.hex, p.ink, 0.5)),
      line: zari,
    };
  }
  if (craft === "thread") {
    const silk = thread(lightness(p.hex) > 0.85 ? "#fdfdfb" : mix(p.light, "#ffffff", 0.5));
    const shade = thread(
      mix(p.hex, lightness(p.hex) > 0.6 ? p.ink : "#ffffff", lightness(p.hex) > 0.6 ? 0.22 : 0.5),
    );
    return {
      ...base,
      band: dye(p.hex),
      petal: silk,
      inner: shade,
      core: silk,
      leaf: silk,
      stem: silk,
      edge: shade,
      line: silk,
    };
  }
  const dark = lightness(p.hex) < 0.42;
  const line = dye(dark ? p.petal : p.ink);
  return {
    ...base,
    band: dye(craft === "woven" ? p.band : mix(p.hex, p.band, dark ? 0.75 : 0.35)),
    petal: dye(p.petal),
    inner: dye(mix(p.petal, dark ? p.core : p.light, 0.55)),
    core: dye(p.core),
    leaf: dye(p.leaf),
    stem: dye(p.leaf),
    edge: dye(dark ? mix(p.hex, p.ink, 0.6) : p.ink),
    line,
  };
}
