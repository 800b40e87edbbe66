import { type BrandDescription, corners, densities } from "./brandDescription";
import { isHex } from "./color";
import { type ColorTokens, tokenShape } from "./shape";

const anyColour = new Set<string>(["scrim", "plate"]);

/** Values that would end the declaration they stand in, or the sheet. */
const unsafe = /[;{}<>]|\/\*|\*\/|url\(|@import/i;

function colourProblems(mode: "light" | "dark", color: Partial<ColorTokens>): string[] {
  return Object.entries(color).flatMap(([role, value]) => {
    const path = `${mode}.${role}`;
    if (!(role in tokenShape.color)) {
      return `${path}: there is no such colour; the contract has ${Object.keys(tokenShape.color).join(", ")}.`;
    }
    if (value === undefined || isHex(value)) return [];
    if (anyColour.has(role) && !unsafe.test(value)) return [];
    return `${path}: "${value}" is not a colour that can be measured; write it as #rrggbb.`;
  });
}

const groups: Record<string, Record<string, unknown>> = {
  ...tokenShape,
  shadow: { light: "", dark: "" },
};

function valueProblem(group: string, name: string, value: unknown): string[] {
  const known = groups[group] ?? {};
  const path = `${group}.${name}`;
  if (!(name in known)) {
    return [`${path}: there is no such token; ${group} has ${Object.keys(known).join(", ")}.`];
  }
  if (value === undefined) return [];
  if (typeof value === "string" && value.trim() !== "" && !unsafe.test(value)) return [];
  return [`${path}: ${JSON.stringify(value)} can't stand in a style sheet.`];
}

const words: Record<string, object> = { radius: corners, density: densities };

function groupProblems(group: string, choice: unknown): string[] {
  if (typeof choice === "object" && choice !== null && group in groups) {
    return Object.entries(choice).flatMap(([name, value]) => valueProblem(group, name, value));
  }
  const known = words[group];
  if (known && typeof choice === "string" && choice in known) return [];
  const choices = known ? `one of ${Object.keys(known).join(", ")}` : "a group of the contract";
  return [`${group}: ${JSON.stringify(choice)} is not ${choices}.`];
}

/** What keeps a description from being written as a style sheet; empty if nothing does. */
export function descriptionProblems(description: BrandDescription): string[] {
  const { name, light, dark, ...rest } = description;
  const missing = (["light", "dark"] as const).flatMap((mode) => {
    const colors = mode === "light" ? (light ?? {}) : dark;
    if (!colors) return [];
    return (["surface", "ink", "accent"] as const)
      .filter((role) => !colors[role])
      .map((role) => `${mode}.${role}: missing; a mode needs surface, ink and accent.`);
  });
  return [
    ...(/^[a-z][a-z0-9-]*$/.test(name)
      ? []
      : [`name: "${name}" must be lower-case letters, digits and dashes, such as "mogra".`]),
    ...missing,
    ...colourProblems("light", light ?? {}),
    ...colourProblems("dark", dark ?? {}),
    ...Object.entries(rest)
      .filter(([, choice]) => choice !== undefined)
      .flatMap(([group, choice]) => groupProblems(group, choice)),
  ];
}
