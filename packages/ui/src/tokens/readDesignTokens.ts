import type { BrandColors, BrandDescription } from "./brandDescription";
import { isHex } from "./color";
import { extension, types } from "./designTokens";
import { tokenPaths } from "./propertyName";
import type { ThemeTokens } from "./shape";

type Node = Record<string, unknown>;
type Written = { [Group in keyof ThemeTokens]?: Record<string, string> };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fail = (path: string, what: string): never => {
  throw new TypeError(`${path}: ${what}`);
};

function at(document: Node, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((node, part) => (isNode(node) ? node[part] : undefined), document);
}

/** A token's value with aliases followed; `seen` keeps a circle from going on for ever. */
function resolve(document: Node, path: string, value: unknown, seen: string[] = []): unknown {
  if (typeof value !== "string" || !/^\{[^{}]+\}$/.test(value)) return value;
  const target = value.slice(1, -1);
  if (seen.includes(target)) return fail(path, `${value} leads back to itself.`);
  const token = at(document, target);
  if (!isNode(token) || !("$value" in token)) return fail(path, `${value} names no token.`);
  return resolve(document, path, token.$value, [...seen, target]);
}

const hexOf = (components: number[]) =>
  `#${components
    .map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;

function colorCss(path: string, value: unknown): string {
  if (typeof value === "string" && isHex(value)) return value;
  if (!isNode(value)) return fail(path, "a colour is an object with colorSpace and components.");
  const { colorSpace, components, alpha = 1, hex } = value;
  const numbers = Array.isArray(components) && components.every((part) => typeof part === "number");
  if (colorSpace === "srgb" && numbers && components.length === 3) {
    const opaque = hexOf(components as number[]);
    if (alpha === 1) return opaque;
    const [red, green, blue] = (components as number[]).map((part) => Math.round(part * 255));
    return `rgb(${red} ${green} ${blue} / ${String(alpha)})`;
  }
  if (typeof hex === "string" && isHex(hex)) return hex;
  return fail(path, `colour space ${String(colorSpace)} needs a hex beside it.`);
}

function lengthCss(path: string, value: unknown): string {
  if (!isNode(value) || typeof value.value !== "number" || typeof value.unit !== "string") {
    return fail(path, "a length or a time is an object with value and unit.");
  }
  return value.value === 0 && value.unit === "rem" ? "0" : `${value.value}${value.unit}`;
}

function shadowCss(path: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((layer) => shadowCss(path, layer)).join(", ");
  if (!isNode(value)) return fail(path, "a shadow is an object.");
  const lengths = ["offsetX", "offsetY", "blur", "spread"].map((key) =>
    lengthCss(`${path}.${key}`, value[key]),
  );
  const inset = value.inset === true ? "inset " : "";
  return `${inset}${lengths.join(" ")} ${colorCss(`${path}.color`, value.color)}`;
}

/** One word needs no quotes; generic families must have none. */
const oneWord = /^[a-z-]+$/i;

function plainCss(path: string, type: string, value: unknown): string {
  if (type === "color") return colorCss(path, value);
  if (type === "shadow") return shadowCss(path, value);
  if (type === "dimension" || type === "duration") return lengthCss(path, value);
  if (type === "cubicBezier" && Array.isArray(value)) return `cubic-bezier(${value.join(", ")})`;
  if (type === "fontFamily") {
    const names = (Array.isArray(value) ? value : [value]).map(String);
    return names.map((name) => (oneWord.test(name) ? name : `"${name}"`)).join(", ");
  }
  if (typeof value === "number" || typeof value === "string") return String(value);
  return fail(path, `this is no ${type}.`);
}

/** What the kit wrote beside the value, unless the value was changed since. */
function ownCss(group: keyof ThemeTokens, token: Node, value: unknown): string | undefined {
  const own = isNode(token.$extensions) ? token.$extensions[extension] : undefined;
  const css = isNode(own) && typeof own.css === "string" ? own.css : undefined;
  const same = css && JSON.stringify(types[group].value(css)) === JSON.stringify(value);
  return same ? css : undefined;
}

function tokenCss(document: Node, group: keyof ThemeTokens, name: string): string | undefined {
  const path = `${group}.${name}`;
  const token = at(document, path);
  if (!isNode(token) || !("$value" in token)) return undefined;
  const value = resolve(document, path, token.$value);
  const css = ownCss(group, token, value) ?? plainCss(path, types[group].type, value);
  return group === "tracking" && !/[a-z]/.test(css) && css !== "0" ? `${css}em` : css;
}

function read(document: unknown): Written {
  if (!isNode(document)) return fail("document", "design tokens are a JSON object.");
  const written: Written = {};
  for (const [group, name] of tokenPaths) {
    const css = tokenCss(document, group, name);
    if (css !== undefined) written[group] = { ...written[group], [name]: css };
  }
  return written;
}

function nameOf(document: unknown): string {
  const own = isNode(document) && isNode(document.$extensions) && document.$extensions[extension];
  return isNode(own) && typeof own.brand === "string" ? own.brand : "imported";
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
