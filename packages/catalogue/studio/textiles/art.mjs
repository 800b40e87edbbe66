/**
 * Vector artwork of a cloth, in millimetres. One drawing gives two pictures: the colour of the dye
 * and thread, and a mask whose red channel says where the metal (zari) lies and whose green channel
 * says what stands proud of the cloth.
 */

/**
 * @typedef {object} Paint
 * @property {string} color sRGB hex.
 * @property {"dye" | "thread" | "metal"} kind Dye is flat; thread and metal stand proud.
 */

/** @param {string} color @returns {Paint} */
export const dye = (color) => ({ color, kind: "dye" });
/** @param {string} color @returns {Paint} */
export const thread = (color) => ({ color, kind: "thread" });
/** @param {string} color @returns {Paint} */
export const metal = (color) => ({ color, kind: "metal" });

const MASK = { dye: "#000000", thread: "#00ff00", metal: "#ffff00" };

/** Number as short SVG text. @param {number} value */
export const num = (value) => String(Math.round(value * 100) / 100);

/** A repeatable random source (mulberry32). @param {number} seed @returns {() => number} 0 to 1 */
export function randomFrom(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A drawing surface measured in millimetres. */
export class Art {
  /**
   * @param {number} width mm
   * @param {number} height mm
   * @param {Paint | null} ground Cloth under the drawing; null leaves it transparent.
   * @param {{ wrapX?: boolean, wrapY?: boolean }} [repeat] Axes along which the drawing continues
   *   on the far side, so that copies laid side by side show no seam.
   */
  constructor(width, height, ground, repeat = {}) {
    this.width = width;
    this.height = height;
    this.ground = ground;
    this.repeat = repeat;
    /** @type {string[]} */
    this.colorParts = [];
    /** @type {string[]} */
    this.maskParts = [];
  }

  /** @param {string} tag @param {string} attributes @param {Paint | null} fill @param {Paint | null} [stroke] @param {number} [strokeWidth] */
  element(tag, attributes, fill, stroke = null, strokeWidth = 0) {
    const line = stroke
      ? ` stroke-width="${num(strokeWidth)}" stroke-linecap="round" stroke-linejoin="round"`
      : "";
    const draw = (/** @type {string} */ f, /** @type {string} */ s) =>
      `<${tag} ${attributes} fill="${f}" stroke="${s}"${line}/>`;
    this.colorParts.push(draw(fill?.color ?? "none", stroke?.color ?? "none"));
    this.maskParts.push(draw(fill ? MASK[fill.kind] : "none", stroke ? MASK[stroke.kind] : "none"));
  }

  /** @param {string} d @param {Paint | null} fill @param {Paint | null} [stroke] @param {number} [width] */
  path(d, fill, stroke, width) {
    this.element("path", `d="${d}"`, fill, stroke, width);
  }

  /** @param {number} x @param {number} y @param {number} r @param {Paint | null} fill @param {Paint | null} [stroke] @param {number} [width] */
  circle(x, y, r, fill, stroke, width) {
    this.element("circle", `cx="${num(x)}" cy="${num(y)}" r="${num(r)}"`, fill, stroke, width);
  }

  /** @param {number} x @param {number} y @param {number} w @param {number} h @param {Paint} fill */
  rect(x, y, w, h, fill) {
    this.element("rect", `x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"`, fill);
  }

  /** Draws inside a transform. @param {string} transform SVG transform @param {() => void} draw */
  group(transform, draw) {
    const open = `<g transform="${transform}">`;
    this.colorParts.push(open);
    this.maskParts.push(open);
    draw();
    this.colorParts.push("</g>");
    this.maskParts.push("</g>");
  }

  /** Draws at a place, turned by degrees and scaled. @param {number} x @param {number} y @param {number} turn @param {number} scaleX @param {number} scaleY @param {() => void} draw */
  at(x, y, turn, scaleX, scaleY, draw) {
    this.group(
      `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${scaleX.toFixed(4)} ${scaleY.toFixed(4)})`,
      draw,
    );
  }

  /** @param {"color" | "mask"} layer @param {number} pixelsPerMm @returns {string} SVG document */
  svg(layer, pixelsPerMm) {
    const body = (layer === "color" ? this.colorParts : this.maskParts).join("");
    const xs = this.repeat.wrapX ? [-1, 0, 1] : [0];
    const ys = this.repeat.wrapY ? [-1, 0, 1] : [0];
    const copies = ys.flatMap((j) =>
      xs.map((i) =>
        i || j
          ? `<use href="#d" transform="translate(${num(i * this.width)} ${num(j * this.height)})"/>`
          : `<g id="d">${body}</g>`,
      ),
    );
    copies.sort((a, b) => Number(b.startsWith("<g")) - Number(a.startsWith("<g")));
    const ground = this.ground
      ? `<rect width="100%" height="100%" fill="${layer === "color" ? this.ground.color : MASK[this.ground.kind]}"/>`
      : "";
    const w = Math.round(this.width * pixelsPerMm);
    const h = Math.round(this.height * pixelsPerMm);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${num(this.width)} ${num(this.height)}">${ground}${copies.join("")}</svg>`;
  }
}
