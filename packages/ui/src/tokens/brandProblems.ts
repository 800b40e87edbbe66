import type { Brand } from "./brands";
import { byLightness } from "./color";
import { contrast, contrastPairs } from "./contrast";
import { deriveColors, type SeedColors, sameFill } from "./deriveColors";
import { propertyName } from "./propertyName";
import type { ColorTokens } from "./shape";

/** Something that a brand's tokens do to its readers. */
export interface BrandProblem {
  /** An error fails WCAG 2.2 AA; a warning is worth a look. */
  severity: "error" | "warning";
  /** Where it stands, such as `dark.color.muted`. */
  path: string;
  /** What is wrong, why, and what would do, in one or two sentences. */
  message: string;
  /** The nearest value of the same hue that would do, where one does. */
  suggestion?: string;
  /** Measured and asked contrast, where it is one. */
  contrast?: { front: keyof ColorTokens; ground: keyof ColorTokens; ratio: number; least: number };
}

const modes = ["light", "dark"] as const;
const generic = /(^|,)\s*(serif|sans-serif|system-ui|ui-serif|ui-sans-serif|monospace|cursive)\s*$/;

/** A ratio that fails is not rounded up to one that would do. */
const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

type Role = keyof ColorTokens;

/** What a brand says of its colours itself, by mode. */
export type GivenColors = Record<(typeof modes)[number], SeedColors & Partial<ColorTokens>>;

/** Whether a colour reads on all that it stands on, among those that are made of it. */
function readsIn(given: GivenColors["light"], role: Role): boolean {
  const made = deriveColors(given);
  return contrastPairs.every(
    ([front, ground, least]) => front !== role || contrast(made[front], made[ground]) >= least,
  );
}

const panels: readonly Role[] = ["raised", "sunken", "accentSoft"];

/** Grounds that are made for the colours on them, where the brand does not give them. */
const madeFor: Partial<Record<Role, readonly Role[]>> = {
  ink: panels,
  accent: panels,
  onAccent: ["accentHover"],
  positive: ["positiveSoft"],
  caution: ["cautionSoft"],
  critical: ["criticalSoft"],
  info: ["infoSoft"],
};

/** The value nearest in lightness, of the same hue, that the brand could give to be read. */
function nearestReadable(color: ColorTokens, given: GivenColors["light"], role: Role) {
  const fixed = contrastPairs.filter(
    ([front, ground]) => front === role && (given[ground] || !madeFor[role]?.includes(ground)),
  );
  for (const candidate of byLightness(color[role])) {
    if (fixed.some(([, ground, least]) => contrast(candidate, color[ground]) < least)) continue;
    if (readsIn({ ...given, [role]: candidate }, role)) return candidate;
  }
  return undefined;
}

/** Whether the colour would read if it were left out: the three that every brand chooses stay as they are. */
function wouldRead(color: ColorTokens, [front, ground, least]: (typeof contrastPairs)[number]) {
  const { surface, ink, accent, raised, sunken } = color;
  const made = deriveColors({ surface, ink, accent, raised, sunken });
  return contrast(made[front], color[ground]) >= least;
}

function contrastProblems(brand: Brand, given: GivenColors): BrandProblem[] {
  return modes.flatMap((mode) => {
    const { color } = brand[mode];
    const found = new Map<Role, string | undefined>();
    const suggestionFor = (role: Role) => {
      if (!found.has(role)) found.set(role, nearestReadable(color, given[mode], role));
      return found.get(role);
    };
    return contrastPairs.flatMap((pair) => {
      const [front, ground, least] = pair;
      const ratio = contrast(color[front], color[ground]);
      if (ratio >= least) return [];
      const need = front === "lineStrong" ? "Boundaries of controls need" : "Text needs";
      const other = wouldRead(color, pair) ? ", or leave it out and it is made to read" : "";
      const suggestion = suggestionFor(front);
      const way = suggestion
        ? `${suggestion} is the nearest of its hue that reads everywhere`
        : `move ${front} away from ${ground}`;
      return {
        severity: "error" as const,
        path: `${mode}.color.${front}`,
        message: `${front} (${color[front]}) on ${ground} (${color[ground]}) has ${shown(ratio)}:1. ${need} ${least}:1: ${way}${other}.`,
        ...(suggestion && { suggestion }),
        contrast: { front, ground, ratio, least },
      };
    });
  });
}

function faintProblems(brand: Brand): BrandProblem[] {
  return modes.flatMap((mode) => {
    const { faint, surface, line, accentSoft } = brand[mode].color;
    const path = (role: string) => `${mode}.color.${role}`;
    const found: BrandProblem[] = [];
    if (contrast(faint, surface) < 3) {
      found.push({
        severity: "warning",
        path: path("faint"),
        message: `faint has ${shown(contrast(faint, surface))}:1 on surface; large text needs 3:1.`,
      });
    }
    if (contrast(line, surface) < 1.1) {
      found.push({
        severity: "warning",
        path: path("line"),
        message: `line has ${shown(contrast(line, surface))}:1 on surface; below 1.1:1 hairlines can't be seen.`,
      });
    }
    if (contrast(accentSoft, surface) < 1.04) {
      found.push({
        severity: "warning",
        path: path("accentSoft"),
        message:
          "accentSoft can hardly be told from surface: a deeper accent leaves room for a tint behind what is chosen.",
      });
    }
    return found;
  });
}

function hoverProblems(brand: Brand): BrandProblem[] {
  return modes
    .filter((mode) => {
      const { accent, accentHover } = brand[mode].color;
      return contrast(accent, accentHover) < sameFill;
    })
    .map((mode) => ({
      severity: "warning" as const,
      path: `${mode}.color.accentHover`,
      message:
        "accentHover can't be told from accent: a button that is pointed at shows no change. Leave it out and one is made.",
    }));
}

function fontProblems(brand: Brand): BrandProblem[] {
  return (["display", "text"] as const)
    .filter((face) => !generic.test(brand.shared.font[face]))
    .map((face) => ({
      severity: "warning" as const,
      path: `font.${face}`,
      message: `--${propertyName(["font", face])} ends in no generic family: add serif or sans-serif for when the face does not load.`,
    }));
}

/**
 * What a brand's values do to its readers: errors first.
 *
 * @param given the colours that the brand chose itself: what would do is found among them
 */
export function brandProblems(brand: Brand, given: GivenColors): BrandProblem[] {
  return [
    ...contrastProblems(brand, given),
    ...hoverProblems(brand),
    ...faintProblems(brand),
    ...fontProblems(brand),
  ];
}
