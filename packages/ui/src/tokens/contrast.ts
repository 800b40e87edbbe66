import { luminance } from "./color";
import type { ColorTokens } from "./shape";

type Role = keyof ColorTokens;

/** Contrast of two opaque colours written `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces: Role[] = ["surface", "raised", "sunken"];
const text: Role[] = ["ink", "muted", "accent", "sale", "positive", "caution", "critical", "info"];

/** Pairs that components use: front, ground, and the least contrast that WCAG 2.2 AA asks for. */
export const contrastPairs: ReadonlyArray<readonly [front: Role, ground: Role, least: number]> = [
  ...surfaces.flatMap((ground) => text.map((role) => [role, ground, 4.5] as const)),
  ...surfaces.map((ground) => ["lineStrong", ground, 3] as const),
  ["onAccent", "accent", 4.5],
  ["onAccent", "accentHover", 4.5],
  ["ink", "accentSoft", 4.5],
  ["accent", "accentSoft", 4.5],
  ["positive", "positiveSoft", 4.5],
  ["caution", "cautionSoft", 4.5],
  ["critical", "criticalSoft", 4.5],
  ["info", "infoSoft", 4.5],
];
