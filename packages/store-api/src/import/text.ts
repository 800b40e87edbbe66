import { createHash } from "node:crypto";

/** Colours as Indian shops name them. */
const COLORS: Record<string, string> = {
  maroon: "#7b1e2e",
  red: "#c62032",
  pink: "#e56b91",
  orange: "#e8772e",
  yellow: "#f0c330",
  green: "#2f7d3b",
  blue: "#2b58a8",
  purple: "#6b3fa0",
  white: "#f7f5f0",
  beige: "#dcc9a6",
  brown: "#6f4a2f",
  grey: "#8a8a8a",
  gray: "#8a8a8a",
  black: "#1d1b1b",
  gold: "#c9a227",
  golden: "#c9a227",
  silver: "#b8bcc2",
  navy: "#1f2a56",
  teal: "#127a7d",
  turquoise: "#30b8b0",
  magenta: "#c2187a",
  fuchsia: "#c2187a",
  lavender: "#b7a4dc",
  violet: "#7a3fb0",
  indigo: "#2a3a86",
  olive: "#6e7032",
  coral: "#f0735a",
  mustard: "#d9a514",
  wine: "#722f37",
  rust: "#b7410e",
  peach: "#ffcba4",
  mint: "#98dfc0",
  rani: "#d5116f",
  sage: "#9caf88",
  saffron: "#f4a020",
  mauve: "#c8a2c8",
  cream: "#fff6dd",
  nude: "#e3bc9a",
  rose: "#d85a78",
  bottle: "#0b4d2c",
  emerald: "#107a4f",
  copper: "#b0683f",
  ivory: "#f6f0de",
  blush: "#e8b4b8",
  burgundy: "#6d1830",
  charcoal: "#3c4048",
  lilac: "#c4a7d7",
  lime: "#a8c832",
  aqua: "#5cc4c8",
  cyan: "#38b6c8",
  khaki: "#a89a6a",
  tan: "#c8a57a",
  sand: "#d8c3a0",
  sky: "#8fc4e8",
  royal: "#2741a0",
  multi: "#b08fc0",
  multicolor: "#b08fc0",
  multicolour: "#b08fc0",
  chocolate: "#4a2c1c",
  camel: "#b98b56",
  onion: "#c98a8a",
  plum: "#6a2a5b",
  salmon: "#f0907a",
  crimson: "#b01030",
  ochre: "#c08a2a",
  parrot: "#4ea83a",
};
const UNKNOWN_COLOR = "#b8b0a8";

/** Eight digits that tell a name from others. */
const codeOf = (name: string) => createHash("sha256").update(name).digest("hex").slice(0, 8);

/** A made name of at most so many letters; one that is cut ends in a code, so that it stays the only one. */
export function cutName(name: string, most: number): string {
  return name.length <= most
    ? name
    : `${name.slice(0, most - 9).replace(/(-|[\ud800-\udbff])$/, "")}-${codeOf(name)}`;
}

/** Lower-case words joined by hyphens; a name in another script gets a short code of its own. */
export function slug(name: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .match(/[a-z0-9]+/g);
  const plain = cutName(words?.join("-") ?? "", 80);
  const isPlain = /^[\p{ASCII}\p{Script=Latin}]*$/u.test(name);
  if (plain !== "" && isPlain) return plain;
  const code = codeOf(name.trim().toLowerCase());
  return plain === "" ? `x-${code}` : `${plain}-${code}`;
}

/** A colour's hex value by the last word of its name that is known: `Deep Maroon` is maroon. */
export function hexOf(name: string): string {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  const known = words.findLast((word) => Object.hasOwn(COLORS, word));
  return (known && COLORS[known]) ?? UNKNOWN_COLOR;
}

/** Cuts a text to a length without leaving half a character. */
export function shorten(value: string, most: number): string {
  const trimmed = value.trim();
  if (trimmed.length <= most) return trimmed;
  return trimmed
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}

const GARMENTS = ["saree", "lehenga", "kurti", "anarkali", "suit", "gown"];

/** The kind of garment that a category is of, by its last word: `Silk Sarees` are sarees, `Suit Covers` no suits. */
export function garmentOf(category: string): string | undefined {
  const [, word = ""] = /(\p{L}+?)s?$/u.exec(category.trim().toLowerCase()) ?? [];
  return GARMENTS.find((garment) => garment === word);
}

/** The id of a product with a handle: the handle itself wherever an address can carry it. */
export function idOfHandle(handle: string): string {
  return /^[\w-][\w.:-]{0,99}$/.test(handle) ? handle : slug(handle);
}
