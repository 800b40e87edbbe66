import type { Brand } from "./brands";
import { contrast, contrastPairs } from "./contrast";
import { deriveColors } from "./deriveColors";
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
  /** Measured and asked contrast, where it is one. */
  contrast?: { front: keyof ColorTokens; ground: keyof ColorTokens; ratio: number; least: number };
}

const modes = ["light", "dark"] as const;
const generic = /(^|,)\s*(serif|sans-serif|system-ui|ui-serif|ui-sans-serif|monospace|cursive)\s*$/;

/** A ratio that fails is not rounded up to one that would do. */
const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Whether the colour would read if it were left out: the three that every brand chooses stay as they are. */
function wouldRead(color: ColorTokens, [front, ground, least]: (typeof contrastPairs)[number]) {
  const { surface, ink, accent, raised, sunken } = color;
  const made = deriveColors({ surface, ink, accent, raised, sunken });
  return contrast(made[front], color[ground]) >= least;
}

function contrastProblems(brand: Brand): BrandProblem[] {
  return modes.flatMap((mode) => {
    const { color } = brand[mode];
    return contrastPairs.flatMap((pair) => {
      const [front, ground, least] = pair;
      const ratio = contrast(color[front], color[ground]);
      if (ratio >= least) return [];
      const need = front === "lineStrong" ? "Boundaries of controls need" : "Text needs";
      const other = wouldRead(color, pair) ? ", or leave it out and it is made to read" : "";
      return {
        severity: "error" as const,
        path: `${mode}.color.${front}`,
        message: `${front} (${color[front]}) on ${ground} (${color[ground]}) has ${shown(ratio)}:1. ${need} ${least}:1: move ${front} away from ${ground}${other}.`,
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

function fontProblems(brand: Brand): BrandProblem[] {
  return (["display", "text"] as const)
    .filter((face) => !generic.test(brand.shared.font[face]))
    .map((face) => ({
      severity: "warning" as const,
      path: `font.${face}`,
      message: `--${propertyName(["font", face])} ends in no generic family: add serif or sans-serif for when the face does not load.`,
    }));
}

/** What a brand's values do to its readers: errors first. */
export function brandProblems(brand: Brand): BrandProblem[] {
  return [...contrastProblems(brand), ...faintProblems(brand), ...fontProblems(brand)];
}
