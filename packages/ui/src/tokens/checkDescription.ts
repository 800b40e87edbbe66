import { type BrandDescription, corners, densities } from "./brandDescription";
import { isHex } from "./color";
import { isObject } from "./isObject";
import { tokenShape } from "./shape";
import { unsafeBecause } from "./unsafeBecause";

type Entries = Record<string, unknown>;

const anyColour = new Set<string>(["scrim", "plate"]);

/** A value in a message, cut where it is long; without reading what is no text. */
function shown(value: unknown): string {
  if (typeof value === "string") {
    return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);
  }
  if (value === null || value === undefined) return String(value);
  return Array.isArray(value)
    ? "a list"
    : `${typeof value === "object" ? "an" : "a"} ${typeof value}`;
}

const choicesOf = (known: object) => Object.keys(known).join(", ");

function textProblem(path: string, value: unknown): string[] {
  if (typeof value !== "string") return [`${path}: ${shown(value)} is not a text.`];
  const because = unsafeBecause(value);
  return because ? [`${path}: ${shown(value)} can't stand in a style sheet: it ${because}.`] : [];
}

function colourProblem(mode: "light" | "dark", role: string, value: unknown): string[] {
  const path = `${mode}.${role}`;
  if (!Object.hasOwn(tokenShape.color, role)) {
    return [`${path}: there is no such colour; the contract has ${choicesOf(tokenShape.color)}.`];
  }
  if (value === undefined) return [];
  if (anyColour.has(role)) return textProblem(path, value);
  if (typeof value === "string" && isHex(value)) return [];
  return [`${path}: ${shown(value)} is not a colour that can be measured; write it as #rrggbb.`];
}

function modeProblems(mode: "light" | "dark", colors: unknown): string[] {
  if (!isObject(colors)) {
    return [`${mode}: ${shown(colors)} is not an object with surface, ink and accent.`];
  }
  const given = new Map(Object.entries(colors));
  const missing = ["surface", "ink", "accent"]
    .filter((role) => !given.get(role))
    .map((role) => `${mode}.${role}: missing; a mode needs surface, ink and accent.`);
  const wrong = [...given].flatMap(([role, value]) => colourProblem(mode, role, value));
  return [...missing, ...wrong];
}

const groups: Record<string, Entries> = { ...tokenShape, shadow: { light: "", dark: "" } };

function valueProblem(group: string, name: string, value: unknown): string[] {
  const known = groups[group] ?? {};
  const path = `${group}.${name}`;
  if (!Object.hasOwn(known, name)) {
    return [`${path}: there is no such token; ${group} has ${choicesOf(known)}.`];
  }
  return value === undefined ? [] : textProblem(path, value);
}

const words: Record<string, object> = { radius: corners, density: densities };

function groupProblems(group: string, choice: unknown): string[] {
  if (isObject(choice) && Object.hasOwn(groups, group)) {
    return Object.entries(choice).flatMap(([name, value]) => valueProblem(group, name, value));
  }
  const known = Object.hasOwn(words, group) ? words[group] : undefined;
  if (known && typeof choice === "string" && Object.hasOwn(known, choice)) return [];
  const choices = known ? `one of ${choicesOf(known)}` : "a group of the contract";
  return [`${group}: ${shown(choice)} is not ${choices}.`];
}

function nameProblem(name: unknown): string[] {
  if (typeof name === "string" && /^[a-z][a-z0-9-]*$/.test(name)) return [];
  return [`name: ${shown(name)} must be lower-case letters, digits and dashes, such as "mogra".`];
}

/** What keeps a description from being written as a style sheet; empty if nothing does. */
export function descriptionProblems(description: BrandDescription): string[] {
  if (!isObject(description)) return [`description: ${shown(description)} is not an object.`];
  const { name, light, dark, ...rest } = description;
  return [
    ...nameProblem(name),
    ...modeProblems("light", light),
    ...(dark === undefined || dark === null ? [] : modeProblems("dark", dark)),
    ...Object.entries(rest)
      .filter(([, choice]) => choice !== undefined)
      .flatMap(([group, choice]) => groupProblems(group, choice)),
  ];
}
