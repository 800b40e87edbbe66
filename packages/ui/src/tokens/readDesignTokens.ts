import type { BrandColors, BrandDescription } from "./brandDescription";
import { isHex } from "./color";
import { extension, types } from "./designTokens";
import { isObject } from "./isObject";
import { tokenPaths } from "./propertyName";
import type { ThemeTokens } from "./shape";

type Node = Record<string, unknown>;
type Written = { [Group in keyof ThemeTokens]?: Record<string, string> };

const own = (node: Node, key: string): unknown =>
  Object.hasOwn(node, key) ? node[key] : undefined;

const isNumber = (value: unknown): value is number => Number.isFinite(value);

const fail = (path: string, what: string): never => {
  throw new TypeError(`${path}: ${what}`);
};

function at(document: Node, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((node, part) => (isObject(node) ? own(node, part) : undefined), document);
}

const isAlias = (value: unknown): value is string =>
  typeof value === "string" && /^\{[^{}]+\}$/.test(value);

/** A token's value with aliases followed; what was seen keeps a circle from going on for ever. */
function resolve(document: Node, path: string, first: unknown): unknown {
  const seen = new Set<string>();
  let value = first;
  while (isAlias(value)) {
    if (seen.has(value)) return fail(path, `${value} leads back to itself.`);
    seen.add(value);
    const token = at(document, value.slice(1, -1));
    if (!isObject(token) || !Object.hasOwn(token, "$value")) {
      return fail(path, `${value} names no token.`);
    }
    value = token.$value;
  }
  return value;
}

const hexOf = (components: number[]) =>
  `#${components
    .map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;

function colorCss(path: string, value: unknown): string {
  if (typeof value === "string" && isHex(value)) return value;
  if (!isObject(value)) return fail(path, "a colour is an object with colorSpace and components.");
  const { colorSpace, components, alpha = 1, hex } = value;
  const numbers = Array.isArray(components) && components.every(isNumber) ? components : [];
  if (colorSpace === "srgb" && numbers.length === 3 && isNumber(alpha)) {
    if (alpha === 1) return hexOf(numbers);
    const [red, green, blue] = numbers.map((part) => Math.round(part * 255));
    return `rgb(${red} ${green} ${blue} / ${alpha})`;
  }
  if (typeof hex === "string" && isHex(hex)) return hex;
  return fail(path, "what is not srgb of three numbers needs a hex beside it.");
}

function lengthCss(path: string, value: unknown): string {
  if (!isObject(value) || !isNumber(value.value) || typeof value.unit !== "string") {
    return fail(path, "a length or a time is an object with value and unit.");
  }
  return value.value === 0 && value.unit === "rem" ? "0" : `${value.value}${value.unit}`;
}

function shadowCss(path: string, value: unknown): string {
  if (!isObject(value)) return fail(path, "a shadow is an object, or a list of them.");
  const lengths = ["offsetX", "offsetY", "blur", "spread"].map((key) =>
    lengthCss(`${path}.${key}`, value[key]),
  );
  const inset = value.inset === true ? "inset " : "";
  return `${inset}${lengths.join(" ")} ${colorCss(`${path}.color`, value.color)}`;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** One word needs no quotes; generic families must have none. */
const oneWord = /^[a-z-]+$/i;

function plainCss(path: string, type: string, value: unknown): string {
  if (type === "color") return colorCss(path, value);
  if (type === "shadow") {
    const layers = Array.isArray(value) ? value : [value];
    return layers.map((layer) => shadowCss(path, layer)).join(", ");
  }
  if (type === "dimension" || type === "duration") return lengthCss(path, value);
  if (type === "cubicBezier" && Array.isArray(value) && value.every(isNumber)) {
    return `cubic-bezier(${value.join(", ")})`;
  }
  if (type === "fontFamily") {
    const names: unknown[] = Array.isArray(value) ? value : [value];
    if (!names.every(isText)) return fail(path, "a font is a name, or a list of names.");
    return names.map((name) => (oneWord.test(name) ? name : `"${name}"`)).join(", ");
  }
  if (isNumber(value) || isText(value)) return String(value);
  return fail(path, `this is no ${type}.`);
}

/** JSON writes `NaN`, what the format has no number for, as `null`. */
const inJson = (value: unknown) => (typeof value !== "number" || isNumber(value) ? value : null);

/** Whether a file's value says what the kit wrote. It looks no deeper than the kit's own goes. */
function same(ours: unknown, theirs: unknown): boolean {
  if (typeof ours !== "object" || ours === null) return inJson(ours) === inJson(theirs);
  if (typeof theirs !== "object" || theirs === null) return false;
  const [mine, others] = [new Map(Object.entries(ours)), new Map(Object.entries(theirs))];
  return (
    Array.isArray(ours) === Array.isArray(theirs) &&
    mine.size === others.size &&
    [...mine].every(([key, value]) => others.has(key) && same(value, others.get(key)))
  );
}

/** What the kit wrote beside the value, unless the value was changed since. */
function ownCss(group: keyof ThemeTokens, token: Node, value: unknown): string | undefined {
  const kept = isObject(token.$extensions) ? token.$extensions[extension] : undefined;
  const css = isObject(kept) && isText(kept.css) ? kept.css : undefined;
  return css !== undefined && same(types[group].value(css), value) ? css : undefined;
}

function tokenCss(document: Node, group: keyof ThemeTokens, name: string): string | undefined {
  const path = `${group}.${name}`;
  const token = at(document, path);
  if (!isObject(token) || !Object.hasOwn(token, "$value")) return undefined;
  const value = resolve(document, path, token.$value);
  const css = ownCss(group, token, value) ?? plainCss(path, types[group].type, value);
  return group === "tracking" && !/[a-z]/.test(css) && css !== "0" ? `${css}em` : css;
}

function read(document: unknown): Written {
  if (!isObject(document)) return fail("document", "design tokens are a JSON object.");
  const written: Written = {};
  for (const [group, name] of tokenPaths) {
    const css = tokenCss(document, group, name);
    if (css !== undefined) written[group] = { ...written[group], [name]: css };
  }
  return written;
}

function nameOf(document: unknown): string {
  const kept =
    isObject(document) && isObject(document.$extensions) && document.$extensions[extension];
  return isObject(kept) && isText(kept.brand) ? kept.brand : "imported";
}

/**
 * A brand's description from its light and, where there is one, its dark design-tokens document,
 * for `createBrand`. Names of the contract are read, others are left alone.
 *
 * @throws {TypeError} with the token's path, if a value or an alias can't be read.
 */
export function fromDesignTokens(light: unknown, dark?: unknown): BrandDescription {
  const { color, shadow, ...shared } = read(light);
  const night = dark === undefined ? undefined : read(dark);
  return {
    ...shared,
    name: nameOf(light),
    light: (color ?? {}) as BrandColors,
    ...(night && { dark: (night.color ?? {}) as BrandColors }),
    shadow: { light: shadow?.float, dark: night?.shadow?.float },
  } as BrandDescription;
}
