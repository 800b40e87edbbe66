import { describe, expect, it } from "vitest";
import { kora, neel, taanka } from "./brands";
import type { ColorTokens } from "./shape";

/** Relative luminance of `#rrggbb`, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Role = keyof ColorTokens;

const surfaces: Role[] = ["surface", "raised", "sunken"];
const text: Role[] = ["ink", "muted", "accent", "sale", "positive", "caution", "critical", "info"];
const pairs: Array<[Role, Role, number]> = [
  ...surfaces.flatMap((ground) => text.map((role): [Role, Role, number] => [role, ground, 4.5])),
  ...surfaces.map((ground): [Role, Role, number] => ["lineStrong", ground, 3]),
  ["onAccent", "accent", 4.5],
  ["onAccent", "accentHover", 4.5],
  ["ink", "accentSoft", 4.5],
  ["accent", "accentSoft", 4.5],
  ["positive", "positiveSoft", 4.5],
  ["caution", "cautionSoft", 4.5],
  ["critical", "criticalSoft", 4.5],
  ["info", "infoSoft", 4.5],
];

const modes = [taanka, neel, kora].flatMap(
  (brand) =>
    [
      [`${brand.name} light`, brand.light.color],
      [`${brand.name} dark`, brand.dark.color],
    ] as const,
);

describe.each(modes)("%s", (_name, color) => {
  it.each(pairs)("%s on %s reaches %d:1", (front, ground, least) => {
    expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(least);
  });
});
