type Triple = readonly [number, number, number];

const hexPattern = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Whether a text is an opaque colour written `#rgb` or `#rrggbb`. */
export function isHex(text: string): boolean {
  return hexPattern.test(text);
}

/** `#abc` as `#aabbcc`; six digits stay. */
export function longHex(hex: string): string {
  return hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
}

/** Red, green and blue of a hex colour, each 0–1. */
export function channels(hex: string): Triple {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(longHex(hex).slice(start, start + 2), 16) / 255,
  );
  return [red, green, blue];
}

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Relative luminance of a hex colour, 0–1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** OKLab after Björn Ottosson: equal steps look equal, so that mixtures keep their hue. */
function toLab(hex: string): Triple {
  const [r = 0, g = 0, b = 0] = channels(hex).map(toLinear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Linear red, green and blue; outside of 0–1 where no screen shows the colour. */
function linearOf([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function fromLab(lab: Triple): string {
  const digits = linearOf(lab).map((value) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

/** `amount` (0–1) of `second` mixed into `first`, both hex, perceptually even. */
export function mix(first: string, second: string, amount: number): string {
  if (amount <= 0) return longHex(first).toLowerCase();
  if (amount >= 1) return longHex(second).toLowerCase();
  const [from, to] = [toLab(first), toLab(second)];
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * amount;
  return fromLab([at(0), at(1), at(2)]);
}

/** The same hue and colourfulness at another lightness, 0–1. */
export function atLightness(hex: string, lightness: number): string {
  const [, a, b] = toLab(hex);
  return fromLab([lightness, a, b]);
}

const fadingSteps = 20;

/** Whether a screen shows it, but for the rounding of its channels. */
const isShown = (lab: Triple) => linearOf(lab).every((value) => value > -0.0005 && value < 1.0005);

/** The same hue at another lightness, and no less colourful than a screen can show it there. */
function sameHueAt([, a, b]: Triple, lightness: number): string {
  for (let step = fadingSteps; step > 0; step--) {
    const share = step / fadingSteps;
    const lab: Triple = [lightness, a * share, b * share];
    if (isShown(lab)) return fromLab(lab);
  }
  return fromLab([lightness, 0, 0]);
}

const lightnesses = 250;

/** The same hue at every lightness, the nearest to the colour's own first. */
export function* byLightness(hex: string): Generator<string> {
  const lab = toLab(hex);
  const all = Array.from({ length: lightnesses + 1 }, (_, step) => step / lightnesses);
  all.sort((one, other) => Math.abs(one - lab[0]) - Math.abs(other - lab[0]));
  for (const lightness of all) yield sameHueAt(lab, lightness);
}

/** A hex colour with an alpha of 0–1, as CSS writes it. */
export function withAlpha(hex: string, alpha: number): string {
  const [red, green, blue] = channels(hex).map((value) => Math.round(value * 255));
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}
